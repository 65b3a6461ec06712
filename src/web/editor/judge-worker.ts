// A separate thread: judging a long text takes about as long as a frame, and no key should wait for it.
import { judgeSlots } from "./judge-slots.ts"
import type { JudgeTask, Known } from "./open-judge.ts"

let known: Known | null = null

addEventListener("message", ({ data }: MessageEvent<JudgeTask>) => {
  if ("brief" in data) known = data
  else if (known) postMessage(judgeSlots(data, known.brief, known.platform))
})
