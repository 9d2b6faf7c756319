// The peer of the load run: tables in memory (its default), nothing logged; tells its port when ready.
const { Server } = require('boardgame.io/server');
const { Palace } = require('./game.js');

const server = Server({ games: [Palace], origins: ['http://127.0.0.1'] });
server.run(0).then(({ appServer }) => {
  console.log(`ready: http://127.0.0.1:${appServer.address().port}`);
});
