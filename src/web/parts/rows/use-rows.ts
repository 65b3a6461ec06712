import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react"
import { splitPasted } from "../pickers/split-pasted.ts"
import { moveItem } from "./move-item.ts"

type Row = { id: number; text: string }

type Rows = { items: readonly string[]; onChange: (items: readonly string[]) => void; isReadOnly: boolean }

const isText = (text: string): boolean => text.trim() !== ""
const textsOf = (rows: readonly Row[]): string[] => rows.map(({ text }) => text).filter(isText)
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])

let made = 0
const makeRow = (text: string): Row => {
  made += 1
  return { id: made, text }
}

/** The rows of a list including empty ones, and the effect of keys in them. */
export function useRows({ items, onChange, isReadOnly }: Rows) {
  const [rows, setRows] = useState(() => items.map(makeRow))
  const box = useRef<HTMLDivElement>(null)
  // Changed from outside: undone, rewritten.
  if (!isSame(textsOf(rows), items.filter(isText))) setRows(items.filter(isText).map(makeRow))

  function change(next: readonly Row[], focusAt?: number) {
    setRows([...next])
    const texts = textsOf(next)
    if (!isSame(texts, items)) onChange(texts)
    if (focusAt === undefined) return
    requestAnimationFrame(() => box.current?.querySelectorAll("textarea")[focusAt]?.focus())
  }
  const write = (index: number, text: string) => change(rows.map((row, at) => (at === index ? { ...row, text } : row)))
  const insert = (index: number) => change(rows.toSpliced(index, 0, makeRow("")), index)
  const remove = (index: number) => change(rows.toSpliced(index, 1), Math.max(0, index - 1))
  const move = (index: number, to: number) =>
    change(moveItem(rows, index, to), Math.max(0, Math.min(to, rows.length - 1)))

  function onKey(event: KeyboardEvent, index: number) {
    if (isReadOnly || event.nativeEvent.isComposing) return
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    if (event.key === "Enter") insert(index + 1)
    else if (event.key === "Backspace" && rows[index]?.text === "") remove(index)
    else if (event.altKey && step !== 0) move(index, index + step)
    else return
    event.preventDefault()
  }
  function onPaste(event: ClipboardEvent, index: number) {
    const pieces = splitPasted(event.clipboardData.getData("text"), false)
    if (isReadOnly || pieces.length < 2) return
    event.preventDefault()
    const isEmpty = !isText(rows[index]?.text ?? "")
    change(rows.toSpliced(isEmpty ? index : index + 1, isEmpty ? 1 : 0, ...pieces.map(makeRow)))
  }
  return { box, rows, write, insert, remove, move, onKey, onPaste }
}
