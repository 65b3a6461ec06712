/** An element's properties by its name, as bit flags. The lowest three bits are the level of a heading. */
export const kinds = {
  level: 7,
  /** It is void: no content and no end tag. */
  empty: 1 << 3,
  /** It may be in a head; anything else ends the head. */
  inHead: 1 << 4,
  /** Its content is text, whatever it looks like. */
  holdsText: 1 << 5,
  /** Its end tag closes everything still open inside it. */
  block: 1 << 6,
  /** A search for an open element stops here. */
  border: 1 << 7,
  /** Its start tag ends a surrounding svg or math. */
  breakout: 1 << 8,
  tablePart: 1 << 9,
  /** It starts a new line for the words around it. */
  line: 1 << 10,
  /** Its end tag matches regardless of what is still open inside. */
  freeEnd: 1 << 11,
  /** Its start tag may close open elements. */
  makesRoom: 1 << 12,
  /** It describes the page as a whole. */
  ofPage: 1 << 13,
  link: 1 << 14,
  picture: 1 << 15,
  /** It fetches or sends something. */
  loads: 1 << 16,
  /** A script may render a whole page into it. */
  mount: 1 << 17,
} as const

const blocks = `address applet article aside blockquote button caption center colgroup dd details dialog dir div dl dt
  fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup li main marquee menu nav object ol pre search section
  select summary table tbody td template tfoot th thead tr ul listing`
const tableParts = "caption col colgroup tbody td tfoot th thead tr"

const names: Readonly<Record<Exclude<keyof typeof kinds, "level">, string>> = {
  empty:
    "area base basefont bgsound br col command embed frame hr image img input keygen link meta param source track wbr",
  inHead: "base basefont bgsound link meta noframes noscript script style template title command",
  holdsText: "iframe noembed noframes plaintext script style textarea title xmp",
  block: blocks,
  border: "applet caption marquee object table td template th foreignobject desc",
  breakout: `b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta
    nobr ol p pre ruby s small span strong strike sub sup table tt u ul var`,
  tablePart: tableParts,
  line: `${blocks} p br hr option form body video canvas`,
  freeEnd: "template svg math foreignobject desc title",
  makesRoom: `${tableParts} h1 h2 h3 h4 h5 h6 li dd dt button select input textarea`,
  ofPage: "title meta link base html head body",
  link: "a area",
  picture: "img svg",
  loads: "img image frame script iframe source video audio embed input form link",
  mount: "div app-root main-app",
}

export interface ElementName {
  readonly name: string
  readonly kind: number
}

const known = new Map<string, ElementName>()
const add = (name: string, kind: number): void =>
  void known.set(name, { name, kind: (known.get(name)?.kind ?? 0) | kind })
for (const level of [1, 2, 3, 4, 5, 6]) add(`h${level}`, level)
for (const kind of ["a", "b", "span", "noscript", "frameset"]) add(kind, 0)
for (const [kind, list] of Object.entries(names))
  for (const name of list.split(/\s+/)) add(name, Reflect.get(kinds, kind))

/** By its name as written in the page. */
export function elementOf(written: string): ElementName {
  const found = known.get(written)
  if (found !== undefined) return found
  const name = written.toLowerCase()
  return known.get(name) ?? { name, kind: name.includes("-") ? kinds.mount : 0 }
}

/** Where an svg allows HTML again. */
export const htmlInSvg: ReadonlySet<string> = new Set(["foreignobject", "desc", "title"])
