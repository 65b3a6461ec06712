// A separate thread: reading a file of ten thousand products takes seconds, and the page must not freeze.
import { FileDesk } from "./file-desk.ts"
import type { Asked, ReadingTasks, TaskName, Told } from "./reading-tasks.ts"

const desk = new FileDesk()
const tell = (told: Told): void => postMessage(told)

async function answer(asked: Asked): Promise<ReadingTasks[TaskName]["answer"]> {
  const tellShare = (share: number) => tell({ id: asked.id, share })
  switch (asked.name) {
    case "open":
      return desk.open(new Uint8Array(await asked.file.arrayBuffer()), tellShare)
    case "lay":
      return desk.lay(asked.hasHeads)
    case "remember":
      return desk.remember(asked.known)
    case "check":
      return desk.check(asked.uses, tellShare)
    case "fix":
      return desk.fix(asked.at, asked.use, asked.text)
    case "page":
      return desk.page(asked.from, asked.count, asked.isFaultyOnly)
    case "source":
      return desk.source(asked.fileName)
    case "take":
      return desk.take(asked.from, asked.count, asked.platform, asked.currency)
  }
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (found) => tell({ id: data.id, answer: found }),
    (error: unknown) => tell({ id: data.id, failed: String(error) }),
  )
})
