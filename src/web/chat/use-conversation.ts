import { useEffect, useRef, useState } from "react"
import { greeting } from "../../domain/support/canned.ts"
import { usePublicConfig } from "../api/public-config.ts"
import { send } from "../api/send.ts"
import { askSupport } from "./ask-support.ts"
import { type ChatMessage, keepConversation, readConversation } from "./conversation.ts"

const now = () => new Date().toISOString()

const firstMessage = (): ChatMessage => ({ id: 1, text: greeting, isUser: false, timestamp: now() })

/** The messages of this tab, and whether an answer is pending. */
export function useConversation() {
  const { data: config } = usePublicConfig()
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => {
    const kept = readConversation(sessionStorage)
    return kept.length > 0 ? kept : [firstMessage()]
  })
  const [isAwaiting, setAwaiting] = useState(false)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => keepConversation(sessionStorage, messages), [messages])

  const add = (message: Omit<ChatMessage, "id" | "timestamp">) =>
    setMessages((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1, timestamp: now() }])

  async function ask(question: string) {
    const text = question.trim()
    if (text === "" || isAwaiting) return
    add({ text, isUser: true })
    setAwaiting(true)
    const reply = await askSupport(send, text, config?.supportEmail ?? null)
    // Closed meanwhile: the answer must be there when it is opened again.
    if (isGone.current) {
      const kept = readConversation(sessionStorage)
      const id = (kept.at(-1)?.id ?? 0) + 1
      keepConversation(sessionStorage, [...kept, { ...reply, id, isUser: false, timestamp: now() }])
      return
    }
    add({ ...reply, isUser: false })
    setAwaiting(false)
  }

  return { messages, isAwaiting, ask }
}
