// Stripe's accepted requests, read from the declarations of the installed library: a request is checked against the
// same version that sends it. Enumerations are closed here, although the library leaves them open for future values.
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type ESTree, parseSync } from "vite"

const root = join(import.meta.dirname, "../../node_modules/stripe/esm")

interface Member {
  readonly isOptional: boolean
  readonly type: ESTree.TSType
}

interface Interface {
  readonly members: ReadonlyMap<string, Member>
  readonly bases: readonly string[]
  readonly hasAnyKey: boolean
}

interface Declarations {
  readonly file: string
  readonly interfaces: Map<string, Interface>
  readonly aliases: Map<string, ESTree.TSType>
  readonly imports: Map<string, { file: string; name: string }>
}

/** A type, and the scope in which its names are resolved. */
interface Placed {
  readonly type: ESTree.TSType
  readonly scope: string
  readonly from: Declarations
}

const read = new Map<string, Declarations>()

function declarationsOf(file: string): Declarations {
  const known = read.get(file)
  if (known !== undefined) return known
  const found: Declarations = { file, interfaces: new Map(), aliases: new Map(), imports: new Map() }
  read.set(file, found)
  const { program } = parseSync(file, readFileSync(file, "utf8"))
  for (const statement of program.body) collect(statement, "", found)
  return found
}

function collect(node: ESTree.Node, scope: string, found: Declarations): void {
  if (node.type === "ImportDeclaration") {
    const file = join(dirname(found.file), node.source.value.replace(/\.js$/, ".d.ts"))
    for (const specifier of node.specifiers)
      if (specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier")
        found.imports.set(specifier.local.name, { file, name: specifier.imported.name })
  }
  if (node.type === "ExportNamedDeclaration" && node.declaration) collect(node.declaration, scope, found)
  if (node.type === "TSInterfaceDeclaration") found.interfaces.set(scope + node.id.name, readInterface(node))
  if (node.type === "TSTypeAliasDeclaration") found.aliases.set(scope + node.id.name, node.typeAnnotation)
  if (node.type === "TSModuleDeclaration" && node.body && node.id.type === "Identifier")
    for (const inner of node.body.body) collect(inner, `${scope}${node.id.name}.`, found)
}

function readInterface(node: ESTree.TSInterfaceDeclaration): Interface {
  const members = new Map<string, Member>()
  for (const member of node.body.body) {
    if (member.type !== "TSPropertySignature" || !member.typeAnnotation) continue
    const name = member.key.type === "Identifier" ? member.key.name : String(Reflect.get(member.key, "value"))
    members.set(name, { isOptional: member.optional, type: member.typeAnnotation.typeAnnotation })
  }
  const bases = node.extends.flatMap(({ expression }) => (expression.type === "Identifier" ? [expression.name] : []))
  return { members, bases, hasAnyKey: node.body.body.some(({ type }) => type === "TSIndexSignature") }
}

const nameOf = (name: ESTree.TSTypeName): string =>
  name.type === "TSQualifiedName"
    ? `${nameOf(name.left)}.${name.right.name}`
    : name.type === "Identifier"
      ? name.name
      : "this"

type Found = { kind: "interface"; value: Interface; at: Placed } | { kind: "alias"; value: Placed }

/** Looks a name up from the innermost namespace outwards, and then among the imports. */
function find(name: string, { scope, from, type }: Placed): Found {
  const spaces = scope.split(".").filter((part) => part !== "")
  for (let depth = spaces.length; depth >= 0; depth--) {
    const full = [...spaces.slice(0, depth), name].join(".")
    const value = from.interfaces.get(full)
    if (value) return { kind: "interface", value, at: { type, scope: `${full}.`, from } }
    const alias = from.aliases.get(full)
    const outer = full
      .split(".")
      .slice(0, -1)
      .map((part) => `${part}.`)
      .join("")
    if (alias) return { kind: "alias", value: { type: alias, scope: outer, from } }
  }
  const [head = "", ...rest] = name.split(".")
  const place = from.imports.get(head)
  if (place === undefined) throw new Error(`${from.file} does not say what ${name} is`)
  return find([place.name, ...rest].join("."), { type, scope: "", from: declarationsOf(place.file) })
}

function membersOf(found: Interface, at: Placed): Map<string, Member & { at: Placed }> {
  const inherited = found.bases.flatMap((base) => {
    const parent = find(base, at)
    return parent.kind === "interface" ? [...membersOf(parent.value, parent.at)] : []
  })
  return new Map([...inherited, ...[...found.members].map(([name, member]) => [name, { ...member, at }] as const)])
}

/** The errors in a value from the wire, where everything is text. */
function faultsOf(value: unknown, placed: Placed, path: string): string[] {
  const { type } = placed
  const wrong = (wanted: string) => [`${path} must be ${wanted}: ${JSON.stringify(value)}`]
  switch (type.type) {
    case "TSStringKeyword":
      return typeof value === "string" ? [] : wrong("text")
    case "TSNumberKeyword":
      return /^-?\d+(\.\d+)?$/.test(String(value)) ? [] : wrong("a number")
    case "TSBooleanKeyword":
      return value === "true" || value === "false" ? [] : wrong("true or false")
    case "TSNullKeyword":
      return value === "" ? [] : wrong("empty")
    case "TSLiteralType": {
      const literal = String(Reflect.get(type.literal, "value"))
      return value === literal ? [] : wrong(literal)
    }
    case "TSUnionType": {
      const choices = type.types.filter((choice) => !isOtherString(choice))
      const tries = choices.map((choice) => faultsOf(value, { ...placed, type: choice }, path))
      return tries.some((faults) => faults.length === 0) ? [] : (tries.toSorted((a, b) => a.length - b.length)[0] ?? [])
    }
    case "TSTypeReference":
      return faultsOfReference(value, type, placed, path)
    default:
      throw new Error(`${path}: nobody can check a ${type.type} yet`)
  }
}

const isOtherString = (type: ESTree.TSType): boolean =>
  type.type === "TSTypeReference" && nameOf(type.typeName) === "OtherString"

function faultsOfReference(value: unknown, type: ESTree.TSTypeReference, placed: Placed, path: string): string[] {
  const name = nameOf(type.typeName)
  const inner = type.typeArguments?.params[0]
  if (name === "Array" && inner) {
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : null
    if (entries === null) return [`${path} must be a list`]
    return entries.flatMap(([key, item]) => faultsOf(item, { ...placed, type: inner }, `${path}[${key}]`))
  }
  if (name === "Emptyable" && inner) return value === "" ? [] : faultsOf(value, { ...placed, type: inner }, path)
  const found = find(name, placed)
  if (found.kind === "alias") return faultsOf(value, found.value, path)
  return faultsOfObject(value, found.value, found.at, path)
}

function faultsOfObject(value: unknown, type: Interface, at: Placed, path: string): string[] {
  if (typeof value !== "object" || value === null) return [`${path} must have parts`]
  if (type.hasAnyKey) return []
  const members = membersOf(type, at)
  const missing = [...members]
    .filter(([name, { isOptional }]) => !isOptional && !(name in value))
    .map(([name]) => `${path}.${name} is missing`)
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, inner]) => {
      const member = members.get(name)
      if (member === undefined) return [`${path}.${name} is unknown`]
      return faultsOf(inner, { ...member.at, type: member.type }, `${path}.${name}`)
    }),
  ]
}

/** The declaration `name` in `resources/FILE.d.ts`. */
function interfaceIn(file: string, name: string): { value: Interface; at: Placed } {
  const from = declarationsOf(join(root, "resources", `${file}.d.ts`))
  const value = from.interfaces.get(name)
  if (value === undefined) throw new Error(`${file} has no ${name}`)
  return { value, at: { type: { type: "TSNullKeyword", start: 0, end: 0 }, scope: `${name}.`, from } }
}

export function faultsOfRequest(params: unknown, { file, name }: { file: string; name: string }): string[] {
  const { value, at } = interfaceIn(file, name)
  return faultsOfObject(params, value, at, name)
}

/** Fields that a reply has and Stripe's would not. */
export function unknownFields(reply: object, { file, name }: { file: string; name: string }): string[] {
  const { value, at } = interfaceIn(file, name)
  const members = membersOf(value, at)
  return Object.keys(reply).filter((key) => !members.has(key))
}

const maxExpandDepth = 4

/** Whether each step of `a.b.c` leads to something that Stripe leaves out or names by its id unless it is expanded. */
export function faultsOfExpand(path: string, start: { file: string; name: string; isList: boolean }): string[] {
  const steps = path.split(".")
  if (steps.length > maxExpandDepth) return [`expand ${path} is deeper than ${maxExpandDepth}`]
  if (start.isList && steps.shift() !== "data") return [`expand ${path} of a list must begin with data`]
  let current: { value: Interface; at: Placed } | null = interfaceIn(start.file, start.name)
  for (const [index, step] of steps.entries()) {
    if (current === null) return [`expand ${path}: nothing has ${step}`]
    const member = membersOf(current.value, current.at).get(step)
    if (member === undefined) return [`expand ${path}: there is no ${step}`]
    const isLast = index === steps.length - 1
    if (isLast && !canExpand(member)) return [`expand ${path}: ${step} cannot be expanded`]
    current = targetOf({ ...member.at, type: member.type })
  }
  return []
}

const canExpand = ({ type, isOptional }: Member): boolean =>
  isOptional || (type.type === "TSUnionType" && type.types.some((choice) => choice.type === "TSStringKeyword"))

/** The object behind a field: without null, its id, and its deleted form. */
function targetOf(placed: Placed): { value: Interface; at: Placed } | null {
  const { type } = placed
  const choices = type.type === "TSUnionType" ? type.types : [type]
  for (const choice of choices) {
    if (choice.type !== "TSTypeReference") continue
    const name = nameOf(choice.typeName)
    if (name.startsWith("Deleted") || name === "OtherString") continue
    const inner = choice.typeArguments?.params[0]
    if (inner) return targetOf({ ...placed, type: inner })
    const found = find(name, placed)
    if (found.kind === "interface") return { value: found.value, at: found.at }
  }
  return null
}
