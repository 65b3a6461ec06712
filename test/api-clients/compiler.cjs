// The generators write TypeScript with the compiler's own API, which TypeScript 7 does not have any more.
module.exports = require("@ts-morph/common").ts
