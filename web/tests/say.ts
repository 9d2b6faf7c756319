// Renders texts as the page does, for the test that compares it with Python:
// reads a list of [language, text], writes the list of sentences.
import { readFileSync } from 'node:fs';
import { catalogue } from '../catalogue.ts';
import { LANGUAGES, Speaker, type Language, type Text } from '../src/lib/fluent.ts';

const speakers = new Map(LANGUAGES.map((code) => [code, new Speaker(code, catalogue(code))]));
const wanted = JSON.parse(readFileSync(0, 'utf-8')) as [Language, Text][];
console.log(JSON.stringify(wanted.map(([language, text]) => speakers.get(language)?.say(text))));
