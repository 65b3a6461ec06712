import type { ReadingTasks, TaskName, Told } from "./reading-tasks.ts"

export interface Reader {
  readonly ask: <Name extends TaskName>(
    name: Name,
    task: ReadingTasks[Name]["ask"],
    tell?: (share: number) => void,
  ) => Promise<ReadingTasks[Name]["answer"]>
  readonly close: () => void
}

interface Waiting {
  readonly tell: ((share: number) => void) | undefined
  readonly take: (answer: ReadingTasks[TaskName]["answer"]) => void
  readonly fail: (error: Error) => void
}

/** Opens the thread that reads files. It holds one file; another file needs another thread. */
export function openReader(): Reader {
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  const failAll = (message: string): void => {
    for (const { fail } of waiting.values()) fail(new Error(message))
    waiting.clear()
  }
  worker.addEventListener("error", () => failAll("the reading thread could not be loaded"))
  worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    const asked = waiting.get(data.id)
    if (asked === undefined) return
    if ("share" in data) {
      asked.tell?.(data.share)
      return
    }
    waiting.delete(data.id)
    if ("failed" in data) asked.fail(new Error(data.failed))
    else asked.take(data.answer)
  })
  return {
    ask(name, task, tell) {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { tell, take: resolve, fail: reject })
        worker.postMessage({ ...task, id, name })
      })
    },
    close() {
      worker.terminate()
      failAll("the file was put away")
    },
  }
}
