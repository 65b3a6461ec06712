const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
const day =
  "(?:mon(?:days?)?|tues?(?:days?)?|weds?|wednesdays?|thurs?(?:days?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)"
const between = String.raw`(?: ?(?:\+|&|,|\/|and|n) ?| )`
const place = String.raw`(?: (?:from|out of|in) (?:the )?\p{L}[\p{L}'’-]*| out)?`
const row = `${day}(?:${between}${day})*`
const sent =
  "(?:ships?|posts?|posted|shipped|sent|goes out|dispatch(?:es|ed)?|send|deliver(?:s|y)?|roasted|baked|brewed|picked|cooked|poured)"

const sentOn = new RegExp(
  String.raw`\b(${sent})(${place})(?: on)?(?: every)? (${row})(?![\p{L}\d-])(?! ?(?:-|to) )`,
  "giu",
)
const several = new RegExp(String.raw`(?<![\p{L}\d-])${day}(?:${between}${day})+(?![\p{L}\d-])`, "giu")

const dayOf = (typed: string): string =>
  days.find((name) => name.toLowerCase().startsWith(typed.toLowerCase().slice(0, 3))) ?? typed

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`

const namesOf = (typed: string): string[] => (typed.match(new RegExp(day, "giu")) ?? []).map(dayOf)

/** "Posted from Portugal, 8-14 days": so long is it on its way, and nothing lasts that long. */
const onItsWay = new RegExp(
  String.raw`\b(posted|posts|shipped|ships|sent|dispatched|delivered)(${place}),? (\d+(?: ?(?:-|–|to) ?\d+)?) ((?:working |business )?(?:days?|weeks?|hours?|hrs?))(?= *(?:[.,;!)\n]|$))`,
  "giu",
)
const madeToOrder =
  /\b(made to order|custom made|made after you order),? (\d+(?: ?(?:-|–|to) ?\d+)? (?:working |business )?(?:days|weeks))\b/giu

/** "ships mon + thurs" and "posted from Portugal, 8-14 days", as everybody says them. */
export const readHurriedOrder = (text: string): string =>
  text
    .replace(sentOn, (_, verb: string, from: string, typed: string) => {
      const names = namesOf(typed).map((name) => `${name}s`)
      return `${verb}${from} on ${listed(names)}`
    })
    .replace(several, (typed) => (/days\b/i.test(typed) ? typed : listed(namesOf(typed))))
    .replace(/\b(ships|posts|posted|sent|dispatched) (?=\d+(?:-\d+)? (?:days?|hrs?|hours?)\b)/giu, "$1 in ")
    .replace(
      /(?<=^|[.,;!\n] *)(?:post|ship)(?: out)? in (?=\d+(?:-\d+)? (?:days?|hrs?|hours?|weeks?)\b)/gimu,
      "posted in ",
    )
    .replace(/(?<=^|[.,;!\n] *)proof in (?=\d+(?:-\d+)? (?:days?|hrs?|hours?)\b)/gimu, "the proof comes in ")
    .replace(onItsWay, "$1$2 in $3 $4")
    .replace(madeToOrder, "$1 in $2")

const sending =
  /(?<=^|[.,;!\n] *)(?:ships|posts|goes out|sent|shipped|posted) (?:on|in) [^.,;!\n]+?(?= *(?:[.,;!\n]|$))/gimu

/** What the form has a field for is told from there, and once: "ships on Mondays". */
export const withoutSending = (text: string, field: string): string =>
  text.replace(sending, (said) => {
    const words =
      said
        .toLowerCase()
        .replace(/^\S+ /, "")
        .match(/\d+|\p{L}{3,}/gu) ?? []
    return words.every((word) => field.toLowerCase().includes(word)) ? "" : said
  })
