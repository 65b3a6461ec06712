import type { Teller } from "../teller.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { AppBrief, Piece, Topic } from "./read-app.ts"

const ways: Readonly<Record<Topic, readonly string[]>> = {
  main: ["What it does", "What you get", "How it works", "Inside", "At work", "Day to day", "The features", "In use", "In your hands", "What is in it"],
  promise: ["The idea", "What it is for", "In short", "The point"],
  offline: ["Offline", "Out of range", "Without a signal", "Off the grid", "No signal"],
  privacy: ["Privacy", "Your privacy", "What stays out", "Nothing in the way", "Left alone", "Kept quiet"],
  device: ["Around your device", "Around the app", "Connected", "Made to fit", "Also on board", "The extras", "Good company"],
  maker: ["Who made it", "The makers", "Behind the app", "Where it comes from", "Its story", "How it began"],
  price: ["Price", "What it costs", "The price", "Cost", "Pricing", "To pay"],
}

/** The seller's own name for what a block tells, where it says no more than a name should; else the topic's. */
export function headingOf(teller: Teller, app: AppBrief, topic: Topic, pieces: readonly Piece[], taken: Set<string>): string {
  const stems = new Set(pieces.flatMap((piece) => [...piece.stems]))
  const own = app.features.filter((feature) => {
    const words = feature.split(" ").length
    const isTold = pieces.some((piece) => shareIn(piece.stems, contentStems(feature)) > 0.75)
    return words > 1 && words < 5 && !/^\d/.test(feature) && feature.length < 32 && !isTold && !/^no /i.test(feature) && shareIn(contentStems(feature), stems) >= 0.6
  })
  const usable = topic === "main" || topic === "device" ? own : []
  const rows = [...usable, ...(usable.length > 0 ? [] : ways[topic])].filter((row) => !taken.has(row.toLowerCase()))
  const chosen = rows[teller.pick(`heading ${topic} ${pieces[0]?.text ?? ""}`, Math.max(1, rows.length))] ?? ""
  taken.add(chosen.toLowerCase())
  return chosen.toUpperCase()
}
