import { useEffect, useRef, useState } from "react"
import type { OpenedFile } from "../reading/file-desk.ts"
import type { FileProblem } from "../reading/file-problem.ts"
import { openReader, type Reader } from "../reading/open-reader.ts"
import { rememberedUses } from "./remembered-uses.ts"

export type Reading =
  | { readonly kind: "reading"; readonly share: number }
  | { readonly kind: "failed"; readonly problem: FileProblem }
  | { readonly kind: "read"; readonly file: OpenedFile; readonly reader: Reader; readonly isRemembered: boolean }

/** Reads a file in a worker, and matches its columns as before. */
export function useReading(chosen: File) {
  const [reading, setReading] = useState<Reading>({ kind: "reading", share: 0 })
  const current = useRef<Reader | null>(null)
  useEffect(() => {
    const reader = openReader()
    current.current = reader
    let isOver = false
    const show = (next: Reading) => isOver || setReading(next)
    reader
      .ask("open", { file: chosen }, (share) => show({ kind: "reading", share }))
      .then((opened) => settle(reader, opened))
      .then(show)
      .catch(() => show({ kind: "failed", problem: { kind: "no-worker" } }))
    return () => {
      isOver = true
      reader.close()
    }
  }, [chosen])

  /** Whether the first row of the user's own table names its columns or is a product. */
  async function layOut(hasHeads: boolean) {
    const reader = current.current
    if (reader === null) return
    const opened = await reader.ask("lay", { hasHeads })
    const next = await settle(reader, opened)
    if (next.kind === "read") setReading(next)
  }
  return { reading, layOut }
}

async function settle(reader: Reader, opened: OpenedFile | FileProblem): Promise<Reading> {
  if ("kind" in opened) return { kind: "failed", problem: opened }
  const known = rememberedUses(localStorage, opened.signature)
  if (known === null) return { kind: "read", file: opened, reader, isRemembered: false }
  const matches = await reader.ask("remember", { known })
  return { kind: "read", file: { ...opened, matches }, reader, isRemembered: true }
}
