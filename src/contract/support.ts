import * as z from "zod/mini"
import { call } from "./call.ts"

const maxMessageChars = 1000

export const support = {
  chat: call({
    method: "POST",
    path: "/api/support-chat",
    who: "everybody",
    summary: "Answer a visitor's question from the questions and answers of the FAQ",
    body: z.strictObject({
      message: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "Please type a question."),
          z.maxLength(maxMessageChars, `A question has at most ${maxMessageChars} characters.`),
        ),
    }),
    reply: z.object({
      response: z.string(),
      /** The question of the FAQ that it was answered from. */
      item: z.nullable(z.object({ id: z.string(), question: z.string() })),
    }),
    limit: { times: 60, seconds: 600, per: "address" },
  }),
}
