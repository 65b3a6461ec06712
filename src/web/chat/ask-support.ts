import { support } from "../../contract/support.ts"
import { noMatch } from "../../domain/support/canned.ts"
import { answerOf } from "../../domain/support/faq-item.ts"
import { matchKeywords } from "../../domain/support/match-keywords.ts"
import type { Send } from "../api/send.ts"
import type { ChatMessage } from "./conversation.ts"

type Reply = Pick<ChatMessage, "text" | "source">

/** The server's answer, or the keyword match if it does not arrive. */
export async function askSupport(send: Send, message: string, supportEmail: string | null): Promise<Reply> {
  try {
    const { response, item } = await send(support.chat, { body: { message } })
    return { text: response, ...(item && { source: item }) }
  } catch {
    const found = matchKeywords(message)
    if (found === null) return { text: noMatch }
    const { id, question } = found.item
    return { text: answerOf(found.item, supportEmail), source: { id, question } }
  }
}
