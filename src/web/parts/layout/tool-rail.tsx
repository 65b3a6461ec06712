import { Link, useLocation } from "wouter"
import { classes } from "../classes.ts"
import { toolItems } from "./tool-menu.tsx"

/** The menu's items, always visible on screens with room beside every page. */
export function ToolRail() {
  const [path] = useLocation()
  return (
    <nav aria-label="Tools" className="fixed top-16 bottom-0 left-0 z-20 hidden w-24 py-6 rail:block">
      <ul className="flex flex-col gap-1 px-2">
        {toolItems.map(({ href, label, icon, alsoAt }) => {
          const isCurrent = [href, ...alsoAt].includes(path)
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={isCurrent ? "page" : undefined}
                className={classes(
                  "flex flex-col items-center gap-1 rounded-md px-1 py-2 text-center text-xs leading-4 transition-colors hover:bg-sunken [&_svg]:size-5",
                  isCurrent ? "bg-accent-soft text-accent" : "text-ink-soft hover:text-ink",
                )}
              >
                {icon}
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
