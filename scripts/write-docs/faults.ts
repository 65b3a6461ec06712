import { faults } from "../faults/table.ts"
import { table } from "./table.ts"

const placesOf = (fault: (typeof faults)[number]): string =>
  [
    ...new Set(fault.proofs.map(([file]) => `\`${file}\``)),
    ...(fault.probe === undefined ? [] : [`\`npm run faults ${fault.id}\``]),
  ].join(", ")

export const describeFaults = (): string => `# Faults

<!-- Made by npm run docs from scripts/faults/table.ts. -->

What may go wrong, what happens then, and where that is seen. The tests are part of \`npm test\`. \`npm run faults\` runs them
too, does what takes longer to servers of its own, and prints a line for each with what was measured: \`held\`, \`BROKE\`, or
\`NOT RUN\` with the reason. Single ones are named: \`npm run faults F8 F14\`. The soak of F26 takes half an hour, or as many
minutes as \`FAULT_MINUTES\` says. The full disk of F12 needs root. \`npm run attack\` does what a stranger would do.

${table(
  ["", "What is done", "What happens", "Where it is proven"],
  faults.map((fault) => [fault.id, fault.done, fault.happens, placesOf(fault)]),
)}
`
