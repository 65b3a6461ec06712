import { faults } from "../faults/table.ts"
import { table } from "./table.ts"

const placesOf = (fault: (typeof faults)[number]): string =>
  [
    ...new Set(fault.proofs.map(([file]) => `\`${file}\``)),
    ...(fault.probe === undefined ? [] : [`\`npm run faults ${fault.id}\``]),
  ].join(", ")

export const describeFaults = (): string => `# Faults

<!-- Made by npm run docs from scripts/faults/table.ts. -->

What may go wrong, what happens then, and which test shows it. \`npm test\` runs the tests, except those in
\`test/faults/long\` and \`test/e2e/long\`, which take longest; \`npm test -- --all\`, which CI runs, includes them. \`npm run faults\` runs the tests of every fault, adds longer ones on separate servers, and prints a line for each
fault with the measurements: \`held\`, \`BROKE\`, or \`NOT RUN\` with the reason. To run only some faults, name them:
\`npm run faults F8 F14\`. The soak test of F26 takes half an hour, or as many minutes as
\`FAULT_MINUTES\` says. The full disk of F12 needs root. \`npm run attack\` tries what an attacker would try.

${table(
  ["", "Fault", "What happens", "Test"],
  faults.map((fault) => [fault.id, fault.done, fault.happens, placesOf(fault)]),
)}
`
