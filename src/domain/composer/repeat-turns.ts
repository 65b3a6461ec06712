import { type Change, isDone } from "./turning.ts"
import { verbForms } from "./understand/verbs.ts"
import { isPluralWord } from "./understand/word-kinds.ts"

// A small word said again, or once where it was said twice: neither takes anything away nor adds anything.

/** Said again, these would be denied or asked of one half only. */
const scoped =
  /\b(?:no|not|nor|nothing|nobody|none|never|neither|without|only|if|unless|rarely|seldom|hardly|few|either|both|whether)\b|n['’]t\b/i

const unjoined = /\b(?:and|or|but|that|which|who|whose|where|when|while|until|than|so|because|since)\b|[,;:]/

/** "Each nib is tried at the bench and is smoothed"; in "signed and numbered in pencil" both may be done in pencil. */
const repeatBe: Change = (text) =>
  text.replace(
    /^([^,;:.]{3,40}?) (is|are|was|were) ((?:(?:then|first|always|still|all) )?(\p{Ll}+) ([^,;:.]+?)) and (\p{Ll}+)(?=[.,;]|$| (?:if|when|before|after|once|until|by|in|at|on|with|to|for|from|again|as|into|under|over|through)\b)/u,
    (whole: string, what: string, be: string, told: string, first: string, middle: string, second: string) => {
      const isPlain = !scoped.test(what) && !unjoined.test(`${what} ${middle}`) && !/\bn['’]t\b/.test(told)
      // "Sold with frames cut square and joined with pins": it is the frames that are joined.
      const isOfWhat = !middle.split(" ").some((word) => isDone(word) || /(?:ing|[^e]ed)$/.test(word))
      return isPlain && isOfWhat && isDone(first) && isDone(second)
        ? `${what} ${be} ${told} and ${be} ${second}`
        : whole
    },
  )

/** "who stays in the background and who never stages a moment" */
const repeatWho: Change = (text) =>
  text.replace(
    /\bwho (\p{Ll}+) ([^,;:.]{3,50}?) and (never|always|also|still) (\p{Ll}+)(?= \p{L})/u,
    (whole: string, first: string, middle: string, often: string, second: string) => {
      // Behind "and never" stands a verb, though nobody listed it.
      const isPair = verbForms(first).some(({ form }) => form === (/[^s]s$/.test(second) ? "third" : "base"))
      return isPair && !unjoined.test(middle) ? `who ${first} ${middle} and who ${often} ${second}` : whole
    },
  )

const place = String.raw`(?:in|near|from|around|across) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`

/** "German families in Chicago and for Americans applying": a place belongs to the first alone. */
const repeatForNamed: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`\bfor ((?:[\p{L}-]+ ){1,3}${place}) and (\p{Lu}\p{Ll}+s) (?=\p{Ll}+ing\b|in\b|with\b|who\b)`,
      "u",
    ),
    (whole: string, first: string, second: string) =>
      isPluralWord(
        first
          .split(new RegExp(` ${place}$`, "u"))[0]
          ?.split(" ")
          .at(-1) ?? "",
      )
        ? `for ${first} and for ${second} `
        : whole,
  )

/** "Everything has been wiped down, everything has its manual": said of everything once. */
const sayEverythingOnce: Change = (text) =>
  text.replace(
    /^(Everything|Everyone|It|They|We|I|You|All of it) ([^,;:.]{5,60}), (everything|everyone|it|they|we|I|you|all of it) ([^,;:.]{5,60}?),? and ((?:nothing|nobody|everything|it|they|we|I|you|there|the|each|every) [^;:.]{8,}\.)$/u,
    (whole: string, who: string, first: string, again: string, second: string, rest: string) => {
      const isSame = again === who.toLowerCase() || again === who || (who === "All of it" && again === "everything")
      return isSame && !unjoined.test(`${first} ${second}`) && !scoped.test(`${first} ${second}`)
        ? `${who} ${first} and ${second}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
        : whole
    },
  )

const folk = "people|those|parents|families|women|men|girls|boys|children|kids|adults|teens"

/** "women and girls who have curly and coily hair", "anybody in Bristol who has a bay window" */
const sayWhoHave: Change = (text) =>
  text
    .replace(
      new RegExp(
        String.raw`\b(${folk}) with (?=(?:\p{Ll}+,? (?:\p{Ll}+,? )?(?:and|or) )?\p{Ll}+ (?:hair|skin|feet|hands|eyes|nails|teeth|joints|lashes)\b)`,
        "u",
      ),
      "$1 who have ",
    )
    .replace(
      /\b(anybody|anyone|everybody|everyone|somebody|someone)((?: in \p{Lu}[\p{L}'’-]+)?) with (?=an? |one |two |three |no )/u,
      "$1$2 who has ",
    )
    .replace(
      new RegExp(String.raw`\b(${folk}) (in \p{Lu}[\p{L}'’-]+) with (?=an? |one |two |three |no )`, "u"),
      "$1 $2 who have ",
    )

/** Every one of them, tried one by one. */
export const repeatTurns: readonly Change[] = [repeatBe, repeatWho, repeatForNamed, sayEverythingOnce, sayWhoHave]
