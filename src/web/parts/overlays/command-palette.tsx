import { Command } from "cmdk"
import { Search } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { type ReactNode, useState } from "react"
import { classes } from "../classes.ts"
import { Spinner } from "../feedback/spinner.tsx"
import { Backdrop } from "./backdrop.tsx"
import { dialogFrame } from "./dialog-frame.ts"
import { findCommands } from "./find-commands.ts"
import { Key } from "./key.tsx"
import { useReturnFocus } from "./use-return-focus.ts"

export type PaletteCommand = {
  id: string
  label: string
  /** Shown beside the label, and also searched. */
  hint?: string
  group: string
  icon?: ReactNode
  /** Found elsewhere for the typed text: shown whatever its words are. */
  isFound?: boolean
  run: () => void
}

type CommandPaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  commands: readonly PaletteCommand[]
  placeholder?: string
  emptyText?: string
  /** Called with the typed text, for callers that add found records to the commands. */
  onSearch?: (text: string) => void
  isSearching?: boolean
}

export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, commands, placeholder = "Search pages and actions" } = props
  const returnFocus = useReturnFocus()
  const [typed, setTyped] = useState("")
  function type(text: string) {
    setTyped(text)
    props.onSearch?.(text)
  }
  function follow(isOpenNext: boolean) {
    if (!isOpenNext) type("")
    onOpenChange(isOpenNext)
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={follow}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={classes(dialogFrame, "max-w-xl sm:top-[14vh] sm:translate-y-0")}
        >
          <Radix.Title className="sr-only">Commands</Radix.Title>
          <Command label="Commands" shouldFilter={false} className="flex min-h-0 flex-col">
            <div className="flex items-center gap-3 border-line border-b px-4">
              {props.isSearching ? (
                <Spinner size="sm" />
              ) : (
                <Search aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
              )}
              <Command.Input
                value={typed}
                onValueChange={type}
                placeholder={placeholder}
                className="h-14 w-full min-w-0 bg-transparent text-lg outline-none"
              />
              <Key>Esc</Key>
            </div>
            <PaletteGroups
              commands={findCommands(commands, typed)}
              emptyText={props.emptyText}
              onRun={() => follow(false)}
            />
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type PaletteGroupsProps = {
  commands: readonly PaletteCommand[]
  emptyText: string | undefined
  onRun: () => void
}

function PaletteGroups({ commands, emptyText = nothingFound, onRun }: PaletteGroupsProps) {
  const groups = Map.groupBy(commands, (command) => command.group)
  return (
    <Command.List label="Commands" className="max-h-96 min-h-0 overflow-y-auto overscroll-contain p-2">
      <Command.Empty className="px-3 py-8 text-center text-ink-soft">{emptyText}</Command.Empty>
      {[...groups].map(([name, members]) => (
        <Command.Group
          key={name}
          heading={name}
          className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-sm"
        >
          {members.map((command) => (
            <Command.Item
              key={command.id}
              value={command.id}
              onSelect={() => {
                onRun()
                command.run()
              }}
              className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-2 data-[selected=true]:bg-accent-soft [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:text-ink-soft"
            >
              {command.icon}
              <span className="min-w-0 flex-1 truncate">{command.label}</span>
              {command.hint !== undefined && <span className="shrink-0 text-ink-soft text-sm">{command.hint}</span>}
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </Command.List>
  )
}

const nothingFound = "No results. Try fewer letters."
