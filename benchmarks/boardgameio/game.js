// A game of Goryō's size, in the words of boardgame.io: a secret plan, four pieces that walk and ask,
// what was told about the last move, about 28 moves, and a view of about 600 bytes. It judges every
// move, as Goryō's rules do, and shares nothing else with them.
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['green', 'purple', 'red', 'blue'];
const OBJECTS = ['helmet', 'lantern', 'mask', 'scroll', 'sword', 'urn'];
const ROUNDS = 4;
const CUBES = 6;

const isSpace = (space) => typeof space === 'string' && /^[a-f][1-6]$/.test(space);

function areNeighbours(one, other) {
  const across = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  return across + Math.abs(one.charCodeAt(1) - other.charCodeAt(1)) === 1;
}

function spend(G, colour, cube) {
  G.cubes -= 1;
  G.acting = colour;
  (G.used[colour] ??= []).push(cube);
}

const mayAct = (G, colour) => G.phase === 'act' && G.cubes > 0 && COLOURS.includes(colour);

const moves = {
  plan: {
    client: false,
    redact: true,
    move: ({ G, events }, path, target) => {
      const steps = Array.isArray(path) && isSpace(target) ? [...path, target] : [];
      const walked = steps.every((s, n) => isSpace(s) && (n === 0 || areNeighbours(s, steps[n - 1])));
      if (G.phase !== 'plan' || steps.length !== 5 || !walked) return INVALID_MOVE;
      G.secret.plan = { path, target };
      G.phase = 'act';
      G.cubes = CUBES;
      G.told = [{ kind: 'planned', text: { id: 'planned', args: { round: G.round } }, data: {} }];
      events.endTurn();
    },
  },
  step: ({ G }, colour, space) => {
    if (!mayAct(G, colour) || !isSpace(space) || !areNeighbours(G.samurai[colour], space)) {
      return INVALID_MOVE;
    }
    const from = G.samurai[colour];
    G.samurai[colour] = space;
    spend(G, colour, 'move');
    const args = { samurai: colour, from, to: space };
    G.told = [{ kind: 'moved', text: { id: 'moved', args }, data: args }];
  },
  sniff: {
    client: false,
    move: ({ G }, colour, space) => {
      if (!mayAct(G, colour) || !isSpace(space) || !areNeighbours(G.samurai[colour], space)) {
        return INVALID_MOVE;
      }
      const yes = G.secret.plan.path.includes(space);
      G.prints[space] = yes;
      spend(G, colour, 'sniff');
      const args = { samurai: colour, space };
      G.told = [
        { kind: 'asked', text: { id: 'asked', args }, data: args },
        { kind: 'answered', text: { id: 'answered', args: { space, yes } }, data: { space, yes } },
      ];
    },
  },
  done: {
    client: false,
    move: ({ G, random, events }) => {
      if (G.phase !== 'act') return INVALID_MOVE;
      const target = G.secret.plan.target;
      G.broken.push(target);
      G.start = target;
      const kind = G.secret.bag.splice(random.Die(G.secret.bag.length) - 1, 1)[0];
      G.sealed.push(kind);
      G.bag = G.secret.bag.length;
      G.secret.plan = null;
      Object.assign(G, { phase: 'plan', used: {}, prints: {}, acting: null, cubes: 0 });
      G.told = [
        { kind: 'broke', text: { id: 'broke', args: { space: target } }, data: { space: target } },
        { kind: 'drew', text: { id: 'drew', args: { object: kind } }, data: { object: kind } },
      ];
      G.round += 1;
      if (G.round > ROUNDS) events.endGame({ winner: '0', reason: 'vengeance' });
      else events.endTurn();
    },
  },
};

exports.Palace = {
  name: 'palace',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // keeps no earlier states: to its advantage
  setup: ({ random }) => ({
    phase: 'plan',
    round: 1,
    first: 'helmet',
    start: 'e4',
    samurai: { green: 'b2', purple: 'd1', red: 'b4', blue: 'd6' },
    broken: ['e4'],
    intact: OBJECTS,
    sealed: [],
    bag: 12,
    draws: 0,
    gong: 12,
    spirits: 0,
    left: ['sprint', 'trail', 'shadow'],
    cursed: [],
    illusion: null,
    cubes: 0,
    used: {},
    acting: null,
    prints: {},
    question: null,
    mistakes: [],
    told: [],
    secret: { plan: null, bound: random.Shuffle(OBJECTS)[0], bag: [...OBJECTS, ...OBJECTS] },
  }),
  moves,
  playerView: ({ G, ctx, playerID }) => {
    if (playerID === '0' || ctx.gameover) return G;
    const { secret, ...open } = G;
    return open;
  },
};
