import { variables } from "../../src/server/config-variables.ts"
import { table } from "./table.ts"

const isSecret = (variable: (typeof variables)[number]): boolean => "isSecret" in variable

export const variableTable = (): string =>
  table(
    ["Name", "What", "Default"],
    variables.map((variable) => [
      `\`${variable.name}\`${isSecret(variable) ? " (secret)" : ""}`,
      variable.what,
      variable.fallback,
    ]),
  )

export const describeConfiguration = (): string => `# Configuration

<!-- Made by npm run docs from src/server/config-variables.ts. -->

Everything is set by environment variables. They are read once, at the start. A value that makes no sense is refused with
a sentence that says which one and why, and all such sentences come at once. With nothing set, everything runs on one
machine: its own PostgreSQL, the built-in writer, a payment sandbox in which no money moves.

${variableTable()}

What is marked as a secret may also lie in a file: set its name with \`_FILE\` behind it to the file's path, as in
\`APP_KEY_FILE=/run/secrets/app-key\`. Setting both is refused. Space around the value is cut off.

An empty value counts as unset. Lists are separated by commas.

Production (\`NODE_ENV=production\`) refuses to start without \`PUBLIC_URL\` on https and \`APP_KEY\`, and on the payment
sandbox unless \`PAYMENTS=sandbox\` says that this is meant. [Operations](operations.md) has the rest.
`
