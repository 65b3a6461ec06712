import { SendHorizontal } from "lucide-react"
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react"
import { IconButton } from "../parts/buttons/button.tsx"
import { TextInput } from "../parts/fields/text-input.tsx"

interface ChatInputProps {
  inputRef: RefObject<HTMLInputElement | null>
  isAwaiting: boolean
  onSend: (text: string) => void
}

const maxMessageChars = 1000

export function ChatInput({ inputRef, isAwaiting, onSend }: ChatInputProps) {
  const [text, setText] = useState("")
  const isBlank = text.trim() === ""
  const hasSent = useRef(false)

  // A disabled field loses the focus; the user keeps typing.
  useEffect(() => {
    if (isAwaiting || !hasSent.current) return
    hasSent.current = false
    inputRef.current?.focus()
  }, [isAwaiting, inputRef])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank || isAwaiting) return
    hasSent.current = true
    onSend(text)
    setText("")
  }
  return (
    <form onSubmit={submit} className="flex shrink-0 gap-2 border-line border-t p-3">
      <div className="min-w-0 flex-1">
        <TextInput
          ref={inputRef}
          aria-label="Your question"
          placeholder="Ask about pricing, subscriptions, platforms..."
          autoComplete="off"
          maxLength={maxMessageChars}
          disabled={isAwaiting}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <IconButton type="submit" label="Send" variant="primary" disabled={isBlank || isAwaiting}>
        <SendHorizontal aria-hidden="true" />
      </IconButton>
    </form>
  )
}
