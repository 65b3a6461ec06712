import { History, PenLine, Settings } from "lucide-react"
import { useState } from "react"
import { Button } from "../../parts/buttons/button.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { Field } from "../../parts/fields/field.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { CommandPalette } from "../../parts/overlays/command-palette.tsx"
import { Confirm } from "../../parts/overlays/confirm.tsx"
import { Dialog } from "../../parts/overlays/dialog.tsx"
import { Sheet } from "../../parts/overlays/sheet.tsx"
import { Specimen, SpecimenSection } from "./specimen-section.tsx"

const noop = () => {}

const commands = [
  { id: "seo", label: "SEO Generator", group: "Go to", icon: <PenLine aria-hidden="true" />, run: noop },
  { id: "history", label: "Content History", group: "Go to", icon: <History aria-hidden="true" />, run: noop },
  { id: "settings", label: "Settings", group: "Go to", icon: <Settings aria-hidden="true" />, run: noop },
  { id: "etsy", label: "Etsy", hint: "13 optimized tags", group: "Write for", run: noop },
  { id: "amazon", label: "Amazon", hint: "Bullet points", group: "Write for", run: noop },
]

export function OverlaysSection() {
  const [open, setOpen] = useState<"dialog" | "confirm" | "busy" | "palette" | null>(null)
  const follow = (isOpen: boolean) => isOpen || setOpen(null)
  function askBusily() {
    setOpen("busy")
    setTimeout(() => setOpen(null), 2500)
  }
  return (
    <SpecimenSection id="overlays" title="Over the page">
      <Specimen name="Dialog, confirm, command palette" isRow>
        <Button onClick={() => setOpen("dialog")}>Open dialog</Button>
        <Button onClick={() => setOpen("confirm")}>Ask before deleting</Button>
        <Button onClick={askBusily}>Ask, busy</Button>
        <Button onClick={() => setOpen("palette")}>Open commands</Button>
        <SheetSpecimen />
      </Specimen>
      <ToastSpecimen />
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={follow}
        title="Save as a template"
        text="Start the next listing from this form."
        footer={
          <>
            <Button onClick={() => setOpen(null)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(null)}>
              Save template
            </Button>
          </>
        }
      >
        <Field label="Name" isRequired>
          <TextInput defaultValue="Oak kitchenware" />
        </Field>
      </Dialog>
      <Confirm
        isOpen={open === "confirm" || open === "busy"}
        onOpenChange={(isOpen) => isOpen || setOpen(null)}
        title="Delete content"
        text={'Are you sure you want to delete "Oak salad bowl"? This action cannot be undone.'}
        confirmLabel="Delete"
        tone="danger"
        isBusy={open === "busy"}
        onConfirm={() => setOpen(null)}
      />
      <CommandPalette
        isOpen={open === "palette"}
        onOpenChange={(isOpen) => setOpen(isOpen ? "palette" : null)}
        commands={commands}
      />
    </SpecimenSection>
  )
}

function ToastSpecimen() {
  const undo = { label: "Undo", onAct: noop }
  return (
    <Specimen name="Toast: default, destructive, with an action" isRow>
      <Button onClick={() => toast({ title: "Copied!", description: "Title copied to clipboard" })}>Say it</Button>
      <Button
        onClick={() => toast({ variant: "destructive", title: "Generation Failed", description: "Please try again." })}
      >
        Say what failed
      </Button>
      <Button onClick={() => toast({ title: "Content archived", action: undo })}>Offer a way back</Button>
    </Specimen>
  )
}

function SheetSpecimen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open sheet</Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Oak salad bowl"
        text="Row 12 of the file"
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Accept
          </Button>
        }
      >
        <Field label="Title">
          <TextInput defaultValue="Hand-turned oak salad bowl" />
        </Field>
      </Sheet>
    </>
  )
}
