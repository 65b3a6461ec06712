import { Fragment } from "react"
import { Switch } from "../parts/fields/switch.tsx"
import { Dialog } from "../parts/overlays/dialog.tsx"
import { Key } from "../parts/overlays/key.tsx"
import { keyGroups, mainKey } from "./key-groups.ts"
import { useSingleKeys } from "./single-keys.ts"

type KeyHelpProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Every shortcut, and the switch for single-key ones. */
export function KeyHelp({ isOpen, onOpenChange }: KeyHelpProps) {
  const [isOn, setOn] = useSingleKeys()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts" width="lg">
      <div className="gap-10 sm:columns-2">
        {keyGroups(mainKey(navigator.userAgent)).map(({ title, rows }) => (
          <section key={title} aria-label={title} className="mb-6 break-inside-avoid">
            <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
            <dl className="mt-1 divide-y divide-line">
              {rows.map(({ label, keys }) => (
                <div key={label} className="flex items-center justify-between gap-4 py-2">
                  <dt className="min-w-0">{label}</dt>
                  <dd className="flex shrink-0 items-center gap-1">
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-line border-t pt-5 pb-2">
        <Switch
          label="Single-key shortcuts"
          help="The question mark, the slash and those after a G. They never work while you type. Off for this browser if they get in your way."
          isOn={isOn}
          onChange={setOn}
        />
      </div>
    </Dialog>
  )
}

function Keys({ keys }: { keys: readonly (readonly string[])[] }) {
  return keys.map((together, index) => (
    <Fragment key={together.join("+")}>
      {index > 0 && <span className="text-ink-faint text-sm">then</span>}
      {together.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Fragment>
  ))
}
