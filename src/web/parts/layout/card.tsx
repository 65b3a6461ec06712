import type { ReactNode } from "react"
import { classes } from "../classes.ts"

const pads = { none: "", sm: "p-4", md: "p-4 sm:p-6" }

type CardProps = {
  as?: "div" | "section" | "article" | "li"
  pad?: keyof typeof pads
  /** The id of the heading that names the section. */
  labelledBy?: string
  children: ReactNode
}

export function Card({ as: Tag = "div", pad = "md", labelledBy, children }: CardProps) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={classes("min-w-0 rounded-lg border border-line bg-surface shadow-1", pads[pad])}
    >
      {children}
    </Tag>
  )
}

type CardHeadProps = {
  title: string
  id?: string
  text?: ReactNode
  level?: 2 | 3 | 4
  action?: ReactNode
}

/** The top line of a card: its title, and one action on all of it. */
export function CardHead({ title, id, text, level = 2, action }: CardHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <Heading id={id} className="text-lg">
          {title}
        </Heading>
        {text !== undefined && <p className="max-w-line text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  )
}
