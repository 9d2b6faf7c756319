// The rules of Goryō: which texts belong to which section, and which of them to some editions only.
import type { Book } from './book.ts';

export const BOOK: Book = {
  game: 'goryo',
  chooser: 'rules-page-edition',
  kinds: [
    { kind: '2024', label: 'rules-page-2024' },
    { kind: '2021', label: 'rules-page-2021' },
    { kind: '2019', label: 'rules-page-2019' },
  ],
  sections: [
    {
      anchor: 'goal',
      title: 'rules-goryo-goal',
      paragraphs: [
        { text: 'rules-goryo-goal-1' },
        { text: 'rules-goryo-goal-2' },
      ],
    },
    {
      anchor: 'palace',
      title: 'rules-goryo-palace',
      paragraphs: [
        { text: 'rules-goryo-palace-1' },
        { text: 'rules-goryo-palace-2' },
        { text: 'rules-goryo-palace-3' },
      ],
    },
    {
      anchor: 'setup',
      title: 'rules-goryo-setup',
      paragraphs: [
        { text: 'rules-goryo-setup-1' },
        { text: 'rules-goryo-setup-2' },
        { text: 'rules-goryo-setup-3' },
        { text: 'rules-goryo-setup-4', only: ['2024'] },
        { text: 'rules-goryo-setup-5', only: ['2021', '2019'] },
      ],
    },
    {
      anchor: 'plan',
      title: 'rules-goryo-plan',
      paragraphs: [
        { text: 'rules-goryo-plan-1' },
        { text: 'rules-goryo-plan-2' },
        { text: 'rules-goryo-plan-3' },
      ],
    },
    {
      anchor: 'powers',
      title: 'rules-goryo-powers',
      paragraphs: [
        { text: 'rules-goryo-powers-1' },
        { text: 'rules-goryo-powers-2' },
        { text: 'rules-goryo-powers-3' },
        { text: 'rules-goryo-powers-4', only: ['2024'] },
        { text: 'rules-goryo-powers-5', only: ['2021', '2019'] },
      ],
    },
    {
      anchor: 'samurai',
      title: 'rules-goryo-samurai',
      paragraphs: [
        { text: 'rules-goryo-samurai-1' },
        { text: 'rules-goryo-samurai-2', only: ['2024', '2021'] },
        { text: 'rules-goryo-samurai-3', only: ['2019'] },
        { text: 'rules-goryo-samurai-4' },
      ],
    },
    {
      anchor: 'asking',
      title: 'rules-goryo-asking',
      paragraphs: [
        { text: 'rules-goryo-asking-1' },
        { text: 'rules-goryo-asking-2' },
      ],
    },
    {
      anchor: 'discovery',
      title: 'rules-goryo-discovery',
      paragraphs: [
        { text: 'rules-goryo-discovery-1' },
        { text: 'rules-goryo-discovery-2' },
        { text: 'rules-goryo-discovery-3' },
      ],
    },
    {
      anchor: 'gong',
      title: 'rules-goryo-gong',
      paragraphs: [
        { text: 'rules-goryo-gong-1' },
        { text: 'rules-goryo-gong-2' },
      ],
    },
    {
      anchor: 'bound',
      title: 'rules-goryo-bound',
      paragraphs: [
        { text: 'rules-goryo-bound-1' },
        { text: 'rules-goryo-bound-2' },
      ],
    },
    {
      anchor: 'winning',
      title: 'rules-goryo-winning',
      paragraphs: [
        { text: 'rules-goryo-winning-1' },
        { text: 'rules-goryo-winning-2' },
      ],
    },
    {
      anchor: 'advanced',
      title: 'rules-goryo-advanced',
      paragraphs: [
        { text: 'rules-goryo-advanced-1', only: ['2024', '2021'] },
        { text: 'rules-goryo-advanced-2', only: ['2019'] },
      ],
    },
    {
      anchor: 'cursed',
      title: 'rules-goryo-cursed',
      paragraphs: [
        { text: 'rules-goryo-cursed-1' },
        { text: 'rules-goryo-cursed-2', only: ['2024', '2021'] },
      ],
    },
    {
      anchor: 'genjutsu',
      title: 'rules-goryo-genjutsu',
      paragraphs: [
        { text: 'rules-goryo-genjutsu-1' },
        { text: 'rules-goryo-genjutsu-2' },
        { text: 'rules-goryo-genjutsu-3', only: ['2024', '2021'] },
      ],
    },
    {
      anchor: 'honour',
      title: 'rules-goryo-honour',
      paragraphs: [
        { text: 'rules-goryo-honour-1' },
        { text: 'rules-goryo-honour-2' },
      ],
    },
    {
      anchor: 'split',
      title: 'rules-goryo-split',
      paragraphs: [
        { text: 'rules-goryo-split-1' },
      ],
    },
  ],
};
