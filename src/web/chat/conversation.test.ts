import { describe, expect, it, test } from "vitest"
import { keepConversation, readConversation } from "./conversation.ts"

function tab(text: string | null = null) {
  const kept = { text }
  return {
    kept,
    getItem: () => kept.text,
    setItem: (_: string, value: string) => {
      kept.text = value
    },
  }
}

const message = { id: 1, text: "Hello", isUser: true, timestamp: "2026-11-21T09:00:00.000Z" }
const answer = { ...message, id: 2, isUser: false, source: { id: "price", question: "What does it cost?" } }

describe("a conversation", () => {
  it("is still there on the next page", () => {
    const storage = tab()
    keepConversation(storage, [message, answer])
    expect(readConversation(storage)).toEqual([message, answer])
  })

  it("keeps its last sixty messages", () => {
    const storage = tab()
    const messages = Array.from({ length: 70 }, (_, id) => ({ ...message, id }))
    keepConversation(storage, messages)
    expect(readConversation(storage).map(({ id }) => id)).toEqual(messages.slice(10).map(({ id }) => id))
  })

  it("works without a storage", () => {
    const refuse = () => {
      throw new Error("no")
    }
    expect(() => keepConversation({ getItem: refuse, setItem: refuse }, [message])).not.toThrow()
    expect(readConversation({ getItem: refuse, setItem: refuse })).toEqual([])
  })
})

test.each([null, "", "{", "{}", '"x"', "1"])("%j is not a conversation", (text) => {
  expect(readConversation(tab(text))).toEqual([])
})

test("invalid messages are left out", () => {
  const others = [
    null,
    "x",
    { ...message, id: "1" },
    { ...message, timestamp: "soon" },
    { ...answer, source: { id: 1 } },
  ]
  const text = JSON.stringify([...others, message])
  expect(readConversation(tab(text))).toEqual([message])
})
