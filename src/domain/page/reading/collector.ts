import type { Place } from "../facts.ts"
import type { OpenElement } from "../html/open-element.ts"
import type { Tag } from "../html/tag.ts"

/** Gathers one kind of facts while the file goes by. What a template holds is never shown to it. */
export interface Collector {
  readonly open?: (tag: Tag, place: Place, flags: number, element: OpenElement | null) => void
  readonly close?: (element: OpenElement) => void
  readonly closeInline?: (name: string) => void
  readonly text?: (text: string, from: number, flags: number, within: string | null) => void
}

export const tidy = (text: string): string => text.replace(/[\s\u00a0]+/g, " ").trim()
