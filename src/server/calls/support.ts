import { createHash } from "node:crypto"
import type { support } from "../../contract/support.ts"
import { noMatch } from "../../domain/support/canned.ts"
import { answerOf } from "../../domain/support/faq-item.ts"
import { isGrounded } from "../../domain/support/grounded.ts"
import { supportPrompt, supportSources } from "../../domain/support/prompt.ts"
import { retrieve } from "../../domain/support/retrieve.ts"
import { queueMail, toOperator } from "../db/mail/outbox.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { refuseTooMany, throttleKey } from "../throttle.ts"

/** Anybody may ask, and each question to a model costs the operator money. */
const modelLimit = { times: 500, seconds: 3600 }
const maxAnswerChars = 800

export const supportHandlers = (parts: Parts): AreaHandlers<typeof support> => ({
  async chat({ body: { message } }) {
    const { supportEmail } = parts.config.mail
    const [hit] = retrieve(message, 1)
    const item = hit?.item ?? null
    const written = await askModel(parts, message)
    const own = item === null ? noMatch : answerOf(item, supportEmail)
    return {
      response: written ?? (item?.id === "writer" ? `${own} ${whoWrites(parts)}` : own),
      item: item && { id: item.id, question: item.question },
    }
  },

  async writeToSupport({ body: { email, message } }, { user }) {
    const text = createHash("sha256").update(`${email}\n${message}`).digest("hex")
    await queueMail(parts.db, {
      dedupeKey: `support-message:${text}`,
      userId: user?.id ?? null,
      toAddress: toOperator,
      template: "support-message",
      data: { email, message, account: user?.email ?? "" },
    })
    parts.mail.soon()
  },
})

const whoWrites = ({ writer }: Parts): string =>
  writer.name.kind === "model" ? "Here, a large language model writes." : "Here, our built-in writer writes."

/** A model's answer based on ours; null if there is none, or if it says something they do not. */
async function askModel({ answerer, config, db, now }: Parts, message: string): Promise<string | null> {
  if (answerer === null) return null
  try {
    await refuseTooMany(db, { key: throttleKey("support-model"), ...modelLimit }, now())
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
  const { supportEmail } = config.mail
  const answer = await answerer.answer(supportPrompt(message, supportEmail))
  const isGood = answer !== null && answer.length <= maxAnswerChars && isGrounded(answer, supportSources(supportEmail))
  return isGood ? answer : null
}
