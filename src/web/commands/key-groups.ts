import { places } from "./places.ts"

interface KeyRow {
  readonly label: string
  /** Keys pressed together; each further list is pressed after the previous one. */
  readonly keys: readonly (readonly string[])[]
}

interface KeyGroup {
  readonly title: string
  readonly rows: readonly KeyRow[]
}

/** The Ctrl key, by its name on this keyboard. */
export const mainKey = (userAgent: string): string => (/Mac|iPhone|iPad/.test(userAgent) ? "⌘" : "Ctrl")

/** Every shortcut, for its help page. */
export const keyGroups = (main: string): readonly KeyGroup[] => [
  {
    title: "Everywhere",
    rows: [
      { label: "Commands, and a search of your history", keys: [[main, "K"]] },
      { label: "The same, by one key", keys: [["/"]] },
      { label: "These shortcuts", keys: [["?"]] },
      { label: "Move to pop-up messages", keys: [["F8"]] },
      { label: "Close the open dialog", keys: [["Esc"]] },
    ],
  },
  {
    title: "In the generator",
    rows: [
      { label: "Generate", keys: [[main, "Enter"]] },
      { label: "Undo an edit of the listing", keys: [[main, "Z"]] },
      { label: "Redo", keys: [[main, "Shift", "Z"]] },
      { label: "Move a tag or keyword", keys: [["Alt", "←"]] },
    ],
  },
  {
    title: "Go to",
    rows: places.map(({ label, letter }) => ({ label, keys: [["G"], [letter.toUpperCase()]] })),
  },
]
