import type { Teller } from "../teller.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Piece, Topic } from "./piece.ts"
import type { AppBrief } from "./read-app.ts"

const deedWays = ["What it does", "In use", "In detail", "What you can do"]
const thingWays = ["What you get", "Inside", "The features", "In detail", "What is in it"]
const extraWays = ["The extras", "Also on board", "Around the app", "Small things", "And besides"]
const makerWays = ["Who made it", "The makers", "Behind the app"]
const storyWays = ["Its story", "How it began", "Behind the app"]

const isOfData =
  /\b(?:account|data|track|privat|permission|lock|passcode|face id|touch id|encrypt|stays? on|sign|regist|log)/i

/** A heading is true of the first thing that stands below it. */
function waysFor(topic: Topic, pieces: readonly Piece[]): readonly string[] {
  const [first] = pieces
  const isMixed = new Set(pieces.map((piece) => piece.topic)).size > 1
  switch (topic) {
    case "main":
      return first?.kind === "thing" ? thingWays : deedWays
    case "promise":
      return ["The idea", "What it is for"]
    case "offline":
      return isMixed ? extraWays : ["Offline", "Out of range", "Without a signal", "No signal"]
    case "privacy":
      return !isMixed && isOfData.test(first?.text ?? "") ? ["Privacy", "Your privacy"] : extraWays
    case "device":
      return extraWays
    case "maker":
      return pieces.some(({ text }) => / by /.test(text)) ? makerWays : storyWays
    case "price":
      return ["Price", "What it costs", "The price", "Cost", "Pricing", "What you pay"]
  }
}

/** The seller's own name for what a block tells, where it says no more than a name should; else the topic's. */
export function headingOf(
  teller: Teller,
  app: AppBrief,
  topic: Topic,
  pieces: readonly Piece[],
  taken: Set<string>,
): string {
  const stems = pieces[0]?.stems ?? new Set<string>()
  const own = app.features.filter((feature) => {
    const words = feature.split(" ").length
    const isTold = pieces.some((piece) => shareIn(piece.stems, contentStems(feature)) > 0.75)
    return (
      words > 1 &&
      words < 5 &&
      !/^\d|\p{Lu}\p{Ll}|\p{Ll}\p{Lu}/u.test(feature) &&
      feature.length < 32 &&
      !isTold &&
      !/^no /i.test(feature) &&
      shareIn(contentStems(feature), stems) >= 0.6
    )
  })
  const usable = topic === "main" || topic === "device" ? own : []
  const rows = [...usable, ...(usable.length > 0 ? [] : waysFor(topic, pieces))].filter(
    (row) => !taken.has(row.toLowerCase()),
  )
  const chosen = rows[teller.pick(`heading ${topic} ${pieces[0]?.text ?? ""}`, Math.max(1, rows.length))] ?? ""
  taken.add(chosen.toLowerCase())
  return chosen.toUpperCase()
}
