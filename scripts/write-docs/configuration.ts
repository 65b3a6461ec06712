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

A secret can also be read from a file: set its name with \`_FILE\` behind it to the file's path, as in
\`APP_KEY_FILE=/run/secrets/app-key\`. Setting both is refused. Space around the value is cut off.

An empty value counts as unset. Lists are separated by commas.

Production (\`NODE_ENV=production\`) refuses to start without \`PUBLIC_URL\` on https and \`APP_KEY\`, and on the payment
sandbox unless \`PAYMENTS=sandbox\` says that this is meant. [Operations](operations.md) has the rest.
`

/** Not a variable of ours, but of the database that compose.yaml starts. */
export const composePassword = "DATABASE_PASSWORD"

const wrap = (text: string): string => text.replaceAll(/(?=\S)(.{1,98})(?:\s+|$)/g, "# $1\n").trimEnd()

/** Every variable, unset, to be copied to .env. */
export const describeEnvironment = (): string =>
  [
    "# Made by npm run docs from src/server/config-variables.ts. Copy it to .env and set what you need.\n" +
      "# compose.yaml reads .env by itself. Without it: set -a; . ./.env; set +a; npm start",
    ...variables.map((variable) => {
      const secret = isSecret(variable) ? `; a secret: ${variable.name}_FILE may name a file instead` : ""
      return `${wrap(`${variable.what}; default: ${variable.fallback}${secret}`)}\n# ${variable.name}=`
    }),
    `# only for compose.yaml: the password of its database, of letters and digits\n# ${composePassword}=\n`,
  ].join("\n\n")
