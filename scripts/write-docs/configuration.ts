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

Everything is configured with environment variables, which are read once, at the start. If a value is invalid, the
server does not start and prints a sentence that says which value and why, for all invalid values at once. With
nothing set, everything runs on one machine: its own PostgreSQL, the built-in writer, and a payment sandbox in which
no money moves.

${variableTable()}

A secret can also be in a file: add \`_FILE\` to its name and set that variable to the file's path, as in
\`APP_KEY_FILE=/run/secrets/app-key\`. You cannot set both. Spaces around the value are removed.

An empty value counts as unset. Lists are separated by commas.

In production (\`NODE_ENV=production\`), the server refuses to start without an https \`PUBLIC_URL\` and \`APP_KEY\`,
and uses the payment sandbox only with \`PAYMENTS=sandbox\`. [Operations](operations.md) has the rest.
`

/** For the database that compose.yaml starts; our server does not read it. */
export const composePassword = "DATABASE_PASSWORD"

const wrap = (text: string): string => text.replaceAll(/(?=\S)(.{1,98})(?:\s+|$)/g, "# $1\n").trimEnd()

/** Every variable, unset, to be copied to .env. */
export const describeEnvironment = (): string =>
  [
    "# Made by npm run docs from src/server/config-variables.ts. Copy it to .env and set what you need.\n" +
      "# compose.yaml reads .env automatically. Without it: set -a; . ./.env; set +a; npm start",
    ...variables.map((variable) => {
      const secret = isSecret(variable) ? `; a secret: ${variable.name}_FILE may name a file instead` : ""
      return `${wrap(`${variable.what}; default: ${variable.fallback}${secret}`)}\n# ${variable.name}=`
    }),
    `# only for compose.yaml: the password of its database, of letters and digits\n# ${composePassword}=\n`,
  ].join("\n\n")
