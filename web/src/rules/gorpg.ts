// The rules of Go RPG: which texts belong to which section, and which of them to some modes only.
import type { Book } from './book.ts';

export const BOOK: Book = {
  game: 'gorpg',
  chooser: 'rules-page-mode',
  kinds: [
    { kind: 'standard', label: 'rules-page-standard' },
    { kind: 'overlord', label: 'rules-page-overlord' },
    { kind: 'solo', label: 'rules-page-solo' },
  ],
  sections: [
    {
      anchor: 'goal',
      title: 'rules-gorpg-goal',
      paragraphs: [
        { text: 'rules-gorpg-goal-1', only: ['standard'] },
        { text: 'rules-gorpg-goal-2', only: ['overlord'] },
        { text: 'rules-gorpg-goal-3', only: ['solo'] },
      ],
    },
    {
      anchor: 'cards',
      title: 'rules-gorpg-cards',
      paragraphs: [
        { text: 'rules-gorpg-cards-1' },
        { text: 'rules-gorpg-cards-2' },
      ],
    },
    {
      anchor: 'numbers',
      title: 'rules-gorpg-numbers',
      paragraphs: [
        { text: 'rules-gorpg-numbers-1' },
        { text: 'rules-gorpg-numbers-2' },
      ],
    },
    {
      anchor: 'muster',
      title: 'rules-gorpg-muster',
      paragraphs: [
        { text: 'rules-gorpg-muster-1' },
      ],
    },
    {
      anchor: 'slots',
      title: 'rules-gorpg-slots',
      paragraphs: [
        { text: 'rules-gorpg-slots-1', only: ['standard', 'overlord'] },
        { text: 'rules-gorpg-slots-2', only: ['solo'] },
        { text: 'rules-gorpg-slots-3', only: ['standard', 'solo'] },
        { text: 'rules-gorpg-slots-4' },
      ],
    },
    {
      anchor: 'quests',
      title: 'rules-gorpg-quests',
      paragraphs: [
        { text: 'rules-gorpg-quests-1' },
        { text: 'rules-gorpg-quests-2' },
      ],
    },
    {
      anchor: 'rest',
      title: 'rules-gorpg-rest',
      paragraphs: [
        { text: 'rules-gorpg-rest-1' },
        { text: 'rules-gorpg-rest-2', only: ['standard', 'overlord'] },
        { text: 'rules-gorpg-rest-3', only: ['solo'] },
      ],
    },
    {
      anchor: 'battle',
      title: 'rules-gorpg-battle',
      paragraphs: [
        { text: 'rules-gorpg-battle-1' },
        { text: 'rules-gorpg-battle-2', only: ['standard', 'solo'] },
        { text: 'rules-gorpg-battle-3', only: ['overlord'] },
        { text: 'rules-gorpg-battle-4', only: ['standard', 'overlord'] },
        { text: 'rules-gorpg-battle-5' },
      ],
    },
    {
      anchor: 'retreat',
      title: 'rules-gorpg-retreat',
      paragraphs: [
        { text: 'rules-gorpg-retreat-1' },
        { text: 'rules-gorpg-retreat-2' },
        { text: 'rules-gorpg-retreat-3', only: ['standard'] },
      ],
    },
    {
      anchor: 'death',
      title: 'rules-gorpg-death',
      paragraphs: [
        { text: 'rules-gorpg-death-1' },
        { text: 'rules-gorpg-death-2', only: ['standard'] },
        { text: 'rules-gorpg-death-3', only: ['overlord'] },
        { text: 'rules-gorpg-death-4', only: ['solo'] },
      ],
    },
    {
      anchor: 'items',
      title: 'rules-gorpg-items',
      paragraphs: [
        { text: 'rules-gorpg-items-1' },
      ],
    },
    {
      anchor: 'hunters',
      title: 'rules-gorpg-hunters',
      paragraphs: [
        { text: 'rules-gorpg-hunters-1' },
      ],
    },
    {
      anchor: 'mercenaries',
      title: 'rules-gorpg-mercenaries',
      paragraphs: [
        { text: 'rules-gorpg-mercenaries-1' },
        { text: 'rules-gorpg-mercenaries-2' },
      ],
    },
    {
      anchor: 'trade',
      title: 'rules-gorpg-trade',
      paragraphs: [
        { text: 'rules-gorpg-trade-1', only: ['standard', 'overlord'] },
        { text: 'rules-gorpg-trade-2', only: ['solo'] },
      ],
    },
    {
      anchor: 'decks',
      title: 'rules-gorpg-decks',
      paragraphs: [
        { text: 'rules-gorpg-decks-1' },
      ],
    },
    {
      anchor: 'last-battle',
      title: 'rules-gorpg-last-battle',
      paragraphs: [
        { text: 'rules-gorpg-last-battle-1', only: ['standard'] },
        { text: 'rules-gorpg-last-battle-2', only: ['overlord', 'solo'] },
        { text: 'rules-gorpg-last-battle-3', only: ['overlord'] },
        { text: 'rules-gorpg-last-battle-4', only: ['solo'] },
      ],
    },
    {
      anchor: 'overlord',
      title: 'rules-gorpg-overlord',
      paragraphs: [
        { text: 'rules-gorpg-overlord-1', only: ['overlord'] },
        { text: 'rules-gorpg-overlord-2', only: ['overlord'] },
        { text: 'rules-gorpg-overlord-3', only: ['standard', 'solo'] },
      ],
    },
    {
      anchor: 'score',
      title: 'rules-gorpg-score',
      paragraphs: [
        { text: 'rules-gorpg-score-1', only: ['standard'] },
        { text: 'rules-gorpg-score-2', only: ['overlord'] },
        { text: 'rules-gorpg-score-3', only: ['solo'] },
      ],
    },
    {
      anchor: 'options',
      title: 'rules-gorpg-options',
      paragraphs: [
        { text: 'rules-gorpg-options-1' },
        { text: 'rules-gorpg-options-2' },
        { text: 'rules-gorpg-options-3' },
        { text: 'rules-gorpg-options-4', only: ['overlord'] },
        { text: 'rules-gorpg-options-5', only: ['solo'] },
      ],
    },
  ],
};
