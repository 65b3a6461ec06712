import {
  decideReview,
  decideStory,
  listReviews,
  listSharedForOperator,
  listStories,
  readReview,
  readStory,
  unshareTemplate,
} from "../../src/server/db/community/moderation.ts"
import { refreshTrustMetrics } from "../../src/server/db/community/trust-metrics.ts"
import type { Parts } from "../../src/server/parts.ts"
import { type Command, Refused } from "./command.ts"

interface Kind {
  readonly word: "reviews" | "stories"
  readonly one: "review" | "story"
  readonly list: Command["run"]
  readonly read: (parts: Parts, id: string) => Promise<string | null>
  readonly decide: (parts: Parts, id: string, decision: { isPublic: boolean }) => Promise<boolean>
}

const kinds: readonly Kind[] = [
  {
    word: "reviews",
    one: "review",
    list: ({ db }) => listReviews(db),
    read: ({ db }, id) => readReview(db, id),
    decide: ({ db, now }, id, decision) => decideReview(db, id, { ...decision, moderatedAt: now() }),
  },
  {
    word: "stories",
    one: "story",
    list: ({ db }) => listStories(db),
    read: ({ db }, id) => readStory(db, id),
    decide: ({ db, now }, id, decision) => decideStory(db, id, { ...decision, moderatedAt: now() }),
  },
]

const none = (one: string) => new Refused(`No ${one} has this ID.`)

const commandsFor = ({ word, one, list, read, decide }: Kind): readonly Command[] => [
  { words: word, what: "list them, pending ones first", run: list },
  { words: `${word} list`, what: "same as above", run: list },
  {
    words: `${word} read ID`,
    what: "show one in full",
    async run(parts, id = "") {
      const text = await read(parts, id)
      if (text === null) throw none(one)
      return text
    },
  },
  ...(
    [
      ["publish", "make one public", true],
      ["hide", "hide one; its owner may submit it again", false],
    ] as const
  ).map(
    ([verb, what, isPublic]): Command => ({
      words: `${word} ${verb} ID`,
      what,
      async run(parts, id = "") {
        if (!(await decide(parts, id, { isPublic }))) throw none(one)
        await refreshTrustMetrics(parts.db, parts.now())
        return "Done."
      },
    }),
  ),
]

/** Posts by users for the community, which an operator reads first. */
export const communityCommands: readonly Command[] = [
  ...kinds.flatMap(commandsFor),
  {
    words: "reviews verify ID",
    what: "mark one as written by a customer",
    async run({ db }, id = "") {
      if (!(await decideReview(db, id, { isVerified: true }))) throw none("review")
      return "Done."
    },
  },
  {
    words: "stories feature ID",
    what: "make one public and list it first",
    async run({ db, now }, id = "") {
      if (!(await decideStory(db, id, { isPublic: true, isFeatured: true, moderatedAt: now() }))) throw none("story")
      return "Done."
    },
  },
  { words: "templates", what: "list the templates that users share", run: ({ db }) => listSharedForOperator(db) },
  {
    words: "templates hide ID",
    what: "stop sharing one; its owner keeps it",
    async run({ db }, id = "") {
      if (!(await unshareTemplate(db, id))) throw none("template")
      return "Done."
    },
  },
]
