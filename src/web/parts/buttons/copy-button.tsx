import { Check, Copy } from "lucide-react"
import { type ReactNode, useEffect, useState } from "react"
import { toast } from "../feedback/toast.ts"
import { Button, IconButton } from "./button.tsx"
import type { ButtonVariant } from "./button-look.ts"

const checkShownMs = 2000

type CopyButtonProps = {
  /** Or a function that returns it, if it changes more often than it is copied. */
  text: string | (() => string)
  /** The same for an editor that accepts headings and lists; plain-text targets get the text. */
  html?: (() => string | undefined) | undefined
  /** What is copied: "Title". It is in the button's name and in the toast. */
  label: string
  /** Also shows words beside the icon. */
  words?: ReactNode
  variant?: ButtonVariant
  size?: "sm" | "md"
}

export function CopyButton({ text, html, label, words, variant, size = "sm" }: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), checkShownMs)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await writeClipboard(typeof text === "string" ? text : text(), html?.())
    } catch {
      toast({
        title: "Failed to copy",
        description: "Please try selecting and copying the text manually",
        variant: "destructive",
      })
      return
    }
    setCopies(copies + 1)
    toast({ title: "Copied!", description: `${label} copied to clipboard` })
  }

  const icon = copies > 0 ? <Check aria-hidden="true" className="text-good" /> : <Copy aria-hidden="true" />
  return (
    <>
      {words === undefined ? (
        <IconButton label={`Copy ${label}`} size={size} onClick={copy}>
          {icon}
        </IconButton>
      ) : (
        <Button size={size} {...(variant ? { variant } : {})} icon={icon} onClick={copy}>
          {words}
        </Button>
      )}
      <span role="status" className="sr-only">
        {copies > 0 && `${label} copied`}
      </span>
    </>
  )
}

async function writeClipboard(text: string, html: string | undefined): Promise<void> {
  if (html === undefined || typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(text)
    return
  }
  const asBlob = (content: string, type: string) => new Blob([content], { type })
  const item = { "text/plain": asBlob(text, "text/plain"), "text/html": asBlob(html, "text/html") }
  await navigator.clipboard.write([new ClipboardItem(item)])
}
