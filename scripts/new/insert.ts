import { type ESTree, parseSync } from "vite"

/** Adds an import. The formatter sorts it in. */
export function addImport(text: string, statement: string): string {
  const last = statementsOf(text).findLast(({ type }) => type === "ImportDeclaration")
  const at = last?.end ?? 0
  return `${text.slice(0, at)}${at === 0 ? "" : "\n"}${statement}${at === 0 ? "\n" : ""}${text.slice(at)}`
}

/** Adds a row at the end of the list (or object) that a constant holds, or that a function returns. */
export function addRow(text: string, list: string, row: string): string {
  const literal = listOf(text, list)
  const closing = literal.end - 1
  const lastEnd = literal.lastRow?.end ?? closing
  const rest = text.slice(lastEnd, closing)
  const hasComma = literal.lastRow === undefined || rest.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, "").includes(",")
  return `${text.slice(0, lastEnd)}${hasComma ? "" : ","}${rest.trimEnd()}\n${row},\n${text.slice(closing)}`
}

/** Adds a statement above the declaration of a constant and its comment. */
export function addAbove(text: string, constant: string, statement: string): string {
  const statements = statementsOf(text)
  const index = statements.findIndex((candidate) => declares(candidate, constant))
  const before = statements[index - 1]
  if (before === undefined) throw new Error(`There is no ${constant} with anything above it`)
  return `${text.slice(0, before.end)}\n${statement}${text.slice(before.end)}`
}

/** Whether the file declares this name at the top level. */
export const hasName = (text: string, name: string): boolean =>
  statementsOf(text).some(
    (statement) =>
      declares(statement, name) ||
      (statement.type === "ImportDeclaration" && statement.specifiers.some(({ local }) => local.name === name)),
  )

function statementsOf(text: string): ESTree.Program["body"] {
  const plain = parseSync("list.ts", text)
  return (plain.errors.length === 0 ? plain : parseSync("list.tsx", text)).program.body
}

const declaratorsOf = (statement: ESTree.Program["body"][number]) => {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
  return declaration?.type === "VariableDeclaration" ? declaration.declarations : []
}

const declares = (statement: ESTree.Program["body"][number], name: string): boolean =>
  declaratorsOf(statement).some(({ id }) => id.type === "Identifier" && id.name === name)

function listOf(text: string, name: string): { end: number; lastRow: { end: number } | undefined } {
  const declarator = statementsOf(text)
    .flatMap(declaratorsOf)
    .find(({ id }) => id.type === "Identifier" && id.name === name)
  let value: ESTree.Node | null | undefined = declarator?.init
  for (;;) {
    if (value?.type === "ArrayExpression") return { end: value.end, lastRow: value.elements.at(-1) ?? undefined }
    if (value?.type === "ObjectExpression") return { end: value.end, lastRow: value.properties.at(-1) }
    if (value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression") value = value.expression
    else if (value?.type === "ParenthesizedExpression") value = value.expression
    else if (value?.type === "ArrowFunctionExpression") value = value.body
    else throw new Error(`There is no list named ${name}`)
  }
}
