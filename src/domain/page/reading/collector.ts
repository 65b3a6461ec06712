import type { Place } from "../facts.ts"
import type { OpenElement } from "../html/open-element.ts"
import type { Tag } from "../html/tag.ts"

/** Gathers one kind of fact as the file is read. It never sees the content of a template. */
export interface Collector {
  /** The `kinds` of elements whose start it sees; all if missing. */
  readonly opens?: number
  readonly open?: (tag: Tag, place: Place, flags: number, element: OpenElement | null) => void
  readonly close?: (element: OpenElement) => void
  readonly closeInline?: (name: string) => void
  readonly text?: (text: string, from: number, flags: number, within: string | null) => void
}

/** Most texts only need trimming, and no replacing. */
export function tidy(text: string): string {
  const trimmed = text.trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed
}
