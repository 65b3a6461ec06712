import { posix } from "node:path"
import { type ESTree, parseSync, Visitor } from "vite"

/** One import of another module, in any form: a value, a type, `export … from`, `import()`, `import("…").Type`. */
export interface Import {
  readonly line: number
  readonly specifier: string
  /** Its target file, from the root of the project; null for a package. */
  readonly target: string | null
}

export interface Place {
  readonly line: number
  readonly text: string
}

export interface Comparison extends Place {
  readonly values: readonly string[]
}

export interface FunctionSize extends Place {
  readonly lines: number
}

/** The facts about a source file. The laws use these facts and never see the text. */
export interface Source {
  readonly path: string
  readonly isTest: boolean
  readonly lines: number
  readonly imports: readonly Import[]
  readonly functions: readonly FunctionSize[]
  readonly defaultExports: readonly Place[]
  /** Only gathers what other files export, and adds nothing. */
  readonly isBarrel: boolean
  readonly casts: readonly Place[]
  readonly anys: readonly Place[]
  readonly nonNulls: readonly Place[]
  readonly environmentReads: readonly Place[]
  readonly disabledTests: readonly Place[]
  readonly comments: readonly Place[]
  /** Texts that people may read: strings, templates and the text between tags, each in one line. */
  readonly strings: readonly Place[]
  /** Comparisons with fixed texts: `a === "b"`, `case "b":`, `["b", "c"].includes(a)`, `new Set(["b", "c"])`. */
  readonly comparisons: readonly Comparison[]
  /** The keys of each object in a top-level constant, by the constant's name. */
  readonly objectKeys: ReadonlyMap<string, readonly string[]>
}

export function readSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const lineOf = lineFinder(text)
  const placeOf = ({ start, end }: { start: number; end: number }): Place => ({
    line: lineOf(start),
    text: text.slice(start, end),
  })
  return {
    path,
    isTest: /\.(test|journey)\.tsx?$/.test(path),
    lines: text.replace(/\n$/, "").split("\n").length,
    isBarrel: isBarrel(program.body),
    comments: comments.map(placeOf),
    strings: findStrings(program, lineOf),
    imports: findImports(program).map(({ node, specifier }) => ({
      line: lineOf(node.start),
      specifier,
      target: specifier.startsWith(".") ? resolveFrom(path, specifier) : null,
    })),
    functions: findFunctions(program).map(({ node, name }) => ({
      line: lineOf(node.start),
      text: name,
      lines: lineOf(node.end) - lineOf(node.start) + 1,
    })),
    objectKeys: readObjectKeys(program.body),
    comparisons: findComparisons(program).map(({ node, values }) => ({ ...placeOf(node), values })),
    ...findLanguage(program, placeOf),
  }
}

function findStrings(program: ESTree.Program, lineOf: (offset: number) => number): Place[] {
  const found: Place[] = []
  const add = (start: number, text: string) => found.push({ line: lineOf(start), text: text.replace(/\s+/g, " ") })
  new Visitor({
    Literal: ({ start, value }) => void (typeof value === "string" && add(start, value)),
    TemplateElement: ({ start, value }) => void add(start, value.cooked ?? ""),
    JSXText: ({ start, value }) => void add(start, value),
  }).visit(program)
  return found
}

function findComparisons(program: ESTree.Program) {
  const found: { node: Named; values: string[] }[] = []
  const add = (node: Named, ...operands: readonly (ESTree.Node | null)[]) => {
    const values = operands.flatMap((operand) =>
      operand?.type === "Literal" && typeof operand.value === "string" ? operand.value : [],
    )
    if (values.length > 0) found.push({ node, values })
  }
  new Visitor({
    BinaryExpression: (node) => void (/^[!=]==?$/.test(node.operator) && add(node, node.left, node.right)),
    SwitchCase: (node) => void add(node, node.test),
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return
      const { object, property } = callee
      if (property.name === "includes" && object.type === "ArrayExpression") add(node, ...object.elements)
    },
    NewExpression(node) {
      const [items] = node.arguments
      const isSet = node.callee.type === "Identifier" && node.callee.name === "Set"
      if (isSet && items?.type === "ArrayExpression") add(node, ...items.elements)
    },
  }).visit(program)
  return found
}

const resolveFrom = (path: string, specifier: string): string =>
  posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""))

function lineFinder(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)]
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return low
  }
}

function findImports(program: ESTree.Program) {
  const found: { node: { start: number }; specifier: string }[] = []
  const add = (node: { start: number; source: ESTree.StringLiteral | null }) => {
    if (node.source) found.push({ node, specifier: node.source.value })
  }
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    TSImportType: add,
    ImportExpression(node) {
      if (node.source.type === "Literal") found.push({ node, specifier: String(node.source.value) })
    },
  }).visit(program)
  return found
}

type Named = { start: number; end: number }

function findFunctions(program: ESTree.Program) {
  const found: { node: Named; name: string }[] = []
  const names = new Map<number, string>()
  const add = (node: Named & { id?: { name: string } | null }) =>
    found.push({ node, name: node.id?.name ?? names.get(node.start) ?? "a function without a name" })
  const note = (key: ESTree.Node, value: { start: number } | null) => {
    if (value && key.type === "Identifier") names.set(value.start, key.name)
  }
  new Visitor({
    VariableDeclarator: (node) => note(node.id, node.init),
    Property: (node) => note(node.key, node.value),
    MethodDefinition: (node) => note(node.key, node.value),
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(program)
  return found
}

/** The words of the language that switch the compiler or a test off. */
function findLanguage(program: ESTree.Program, placeOf: (node: Named) => Place) {
  const casts: Place[] = []
  const anys: Place[] = []
  const nonNulls: Place[] = []
  const environmentReads: Place[] = []
  const disabledTests: Place[] = []
  const defaultExports: Place[] = []
  new Visitor({
    TSAsExpression(node) {
      const { typeAnnotation: type } = node
      const isConst =
        type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const"
      if (!isConst) casts.push(placeOf(node))
    },
    TSTypeAssertion: (node) => void casts.push(placeOf(node)),
    TSAnyKeyword: (node) => void anys.push(placeOf(node)),
    TSNonNullExpression: (node) => void nonNulls.push(placeOf(node)),
    ExportDefaultDeclaration: (node) => void defaultExports.push(placeOf(node)),
    MemberExpression(node) {
      const place = placeOf(node)
      if (place.text === "process.env") environmentReads.push(place)
      if (/^(test|it|describe|suite|bench)\b[\s\S]*\.(only|skip|todo|fixme)$/.test(place.text))
        disabledTests.push(place)
    },
  }).visit(program)
  return { casts, anys, nonNulls, environmentReads, disabledTests, defaultExports }
}

function isBarrel(body: ESTree.Program["body"]): boolean {
  const exports = body.filter((statement) => statement.type !== "ImportDeclaration")
  return (
    exports.length > 0 &&
    exports.every(
      (statement) =>
        statement.type === "ExportAllDeclaration" ||
        (statement.type === "ExportNamedDeclaration" && statement.declaration === null),
    )
  )
}

function readObjectKeys(body: ESTree.Program["body"]): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
    if (declaration?.type !== "VariableDeclaration") continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== "Identifier" || init?.type !== "ObjectExpression") continue
      keys.set(id.name, init.properties.map(keyOf))
    }
  }
  return keys
}

function keyOf(property: ESTree.ObjectPropertyKind): string {
  if (property.type === "SpreadElement" || property.computed) return "…"
  if (property.key.type === "Identifier") return property.key.name
  return property.key.type === "Literal" ? String(property.key.value) : "…"
}
