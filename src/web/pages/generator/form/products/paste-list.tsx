import { useState } from "react"
import { Button } from "../../../../parts/buttons/button.tsx"
import { Notice } from "../../../../parts/feedback/notice.tsx"
import { Checkbox } from "../../../../parts/fields/checkbox.tsx"
import { Field } from "../../../../parts/fields/field.tsx"
import { TextArea } from "../../../../parts/fields/text-area.tsx"
import { Dialog } from "../../../../parts/overlays/dialog.tsx"
import { Select } from "../../../../parts/pickers/select.tsx"
import type { ProductValues } from "../fields/brief-values.ts"
import { PastedPreview } from "./pasted-preview.tsx"
import { separations, usePastedList } from "./use-pasted-list.ts"

type PasteListProps = { onClose: () => void; onAdd: (products: readonly ProductValues[]) => void }

/** Mounted only while it is open, so that it starts fresh each time. */
export function PasteList({ onClose, onAdd }: PasteListProps) {
  const [text, setText] = useState("")
  const [separation, setSeparation] = useState("auto")
  const [isFilled, setFilled] = useState(false)
  const { list, room, lacking, canFill } = usePastedList({ text, separation, isFilled })
  const count = list.products.length
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      width="lg"
      title="Paste a list"
      text="One product a line, or a table out of a spreadsheet: name, category, description."
      footer={
        <>
          {list.leftOut.length > 0 && <LeftOut reasons={list.leftOut} />}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={count === 0} onClick={() => onAdd(list.products)}>
            {count === 0 ? "Add products" : count === 1 ? "Add 1 product" : `Add ${count} products`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label="Your list" help={room === 1 ? "Room for 1 more." : `Room for ${room} more.`}>
          <TextArea
            isCapped
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={"Speckled Stoneware Mug\nRamen Bowl\nServing Platter"}
          />
        </Field>
        {text.trim() !== "" && (
          <>
            <PastedPreview list={list} lacking={lacking} />
            {canFill && (
              <Checkbox
                label="Where a description is missing, take that of the business"
                help="Only if it's true of every product."
                isChecked={isFilled}
                onChange={setFilled}
              />
            )}
            <div className="max-w-xs">
              <Field label="Between the columns" help="If we misread it.">
                <Select value={separation} onChange={setSeparation} options={separations} />
              </Field>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Beside the button that adds the rest: people must see what will be left out before they press it. */
function LeftOut({ reasons }: { reasons: readonly string[] }) {
  return (
    <div className="w-full">
      <Notice tone="warn" title="Left out">
        <ul className="list-disc pl-5">
          {reasons.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
