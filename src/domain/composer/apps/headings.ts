import type { Teller } from "../teller.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Piece, Topic } from "./piece.ts"
import type { AppBrief } from "./read-app.ts"

const ways: Readonly<Record<Topic, readonly string[]>> = {
  main: [
    "What it does",
    "What you get",
    "How it works",
    "Inside",
    "The features",
    "In use",
    "In detail",
    "What is in it",
  ],
  promise: ["The idea", "What it is for"],
  offline: ["Offline", "Out of range", "Without a signal", "No signal"],
  privacy: ["Privacy", "Your privacy", "What it leaves out"],
  device: ["The extras", "Also on board", "Built in", "Around the app", "Small things", "And besides"],
  maker: ["Who made it", "The makers", "Behind the app", "Where it comes from", "Its story", "How it began"],
  price: ["Price", "What it costs", "The price", "Cost", "Pricing", "What you pay"],
}

/** The seller's own name for what a block tells, where it says no more than a name should; else the topic's. */
export function headingOf(
  teller: Teller,
  app: AppBrief,
  topic: Topic,
  pieces: readonly Piece[],
  taken: Set<string>,
): string {
  const stems = new Set(pieces.flatMap((piece) => [...piece.stems]))
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
  const rows = [...usable, ...(usable.length > 0 ? [] : ways[topic])].filter((row) => !taken.has(row.toLowerCase()))
  const chosen = rows[teller.pick(`heading ${topic} ${pieces[0]?.text ?? ""}`, Math.max(1, rows.length))] ?? ""
  taken.add(chosen.toLowerCase())
  return chosen.toUpperCase()
}
