import { describe, expect, test } from "vitest"
import { retrieve } from "./retrieve.ts"

/** Questions in people's own words, and the FAQ entry that answers each. */
const asked: readonly [string, string][] = [
  ["What does Search Simple cost?", "price"],
  ["how much is it per month", "price"],
  ["is this expensive??", "price"],
  ["pricng plan", "price"],
  ["will my price go up later or is it locked", "launch-price"],
  ["do you have a coupon", "launch-price"],
  ["can I try it for free first", "free-trial"],
  ["Is there a trial", "free-trial"],
  ["How does unlimited generation work?", "unlimited"],
  ["do I have to buy credits", "unlimited"],
  ["I have 40 products, can I do them in bulk", "several-products"],
  ["does it support tiktok and ebay", "platforms"],
  ["which marketplaces can I use", "platforms"],
  ["my titles are always too long for etsy", "limits"],
  ["same item on etsy and amazon, do I pay twice?", "several-platforms"],
  ["is the text written by chatgpt", "writer"],
  ["how do you calculate the seo score", "score"],
  ["does the AI invent things about my product", "made-up-facts"],
  ["can I edit the description afterwards", "editing"],
  ["download as csv", "export"],
  ["where are my old listings saved", "history"],
  ["do you do google ads", "ads-and-analyzer"],
  ["How do I get started?", "start"],
  ["how do I sign up", "start"],
  ["I want to stop my subscription", "cancel"],
  ["cancle my subscripton", "cancel"],
  ["do I lose my content when I cancel", "come-back"],
  ["cant log in, forgot my password", "password"],
  ["please erase my account and everything", "delete-account"],
  ["where is my invoice", "payment"],
  ["do you take visa", "payment"],
  ["I was charged twice, I want my money back", "refund"],
  ["do you sell my data", "data"],
  ["is it safe to enter my credit card", "card-safety"],
  ["I need to talk to a human", "contact"],
  ["the page is broken", "contact"],
]

describe("a question in a visitor's own words", () => {
  test.each(asked)("%s", (message, id) => {
    expect(retrieve(message)[0]?.item.id).toBe(id)
  })
})

test.each(["", "asdf qwer", "what is the weather tomorrow", "write me a poem about the sea", "🫖"])(
  "%j is none of ours",
  (message) => {
    expect(retrieve(message)).toEqual([])
  },
)

test("no more than requested, the likeliest first", () => {
  const hits = retrieve("price plan discount refund card", 2)
  expect(hits).toHaveLength(2)
  expect(hits[0]?.score).toBeGreaterThanOrEqual(hits[1]?.score ?? 0)
})
