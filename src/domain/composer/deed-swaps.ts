import type { Swap } from "./swaps.ts"

const swap = (from: RegExp, to: string): Swap => ({ from, to })

/** Plain verbs that have a twin, before or behind the words with which the twin means the same. */
export const deedSwaps: readonly Swap[] = [
  swap(/\bshows (?:you )?(?=(?:the|your) \p{Ll})(?!(?:the|your) (?:wear|age|marks|signs|dirt)\b)/gu, "lets you see "),
  swap(/\bkept in (?=(?:an?|the|my|our) \p{Ll})/gu, "stored in "),
  swap(/\bconnects to\b/g, "links to"),
  swap(/\bconnect to\b/g, "link to"),
  swap(/\bworked out (?=(?:from|by|for|as|the way|with)\b)/g, "calculated "),
  swap(/\btells you (?=(?:what|how|when|where|why|if|which|who|whether)\b)/g, "lets you know "),
  swap(/\btell you (?=(?:what|how|when|where|why|if|which|who|whether)\b)/g, "let you know "),
  swap(/\btell (me|us) (?=(?:the|your|what|which|how|if|when|about|where)\b)/g, "let $1 know "),
  swap(/\blets you know (?=(?:what|how|when|where|why|if|which|who)\b)/g, "tells you "),
  swap(/\b(who|you|they) want (?=(?:the|an?|to|their|your)\b)/g, "$1 would like "),
  swap(/\blearn how to\b/g, "learn to"),
  swap(/\b([Ll])earn to\b/g, "$1earn how to"),
  swap(/\bships with (?=(?:an?|the|one|two|three|four|\d+|its|our)\b)/g, "comes with "),
  swap(/\bSend (it|them) back\b/g, "Return $1"),
  swap(/\bsend it back\b/g, "return it"),
  swap(/\bsend them back\b/g, "return them"),
  swap(/(?<=\b(?:can|could) )pick (it|them) up\b/g, "lift $1"),
  swap(/\bare all (?=\p{Ll}+(?:ed|ld|de|en|wn)\b)/gu, "are "),
  swap(/(?<=\bcan )meet (?=(?:in|at|near|halfway|outside)\b)/g, "meet you "),
  swap(
    /\b(?:stops|prevents) (the \p{Ll}+(?: (?!from\b)\p{Ll}+)?|it|them|you|your \p{Ll}+) (?:from )?(?=\p{Ll}+ing\b)/gu,
    "keeps $1 from ",
  ),
  swap(
    /\bkeeps (the \p{Ll}+(?: (?!from\b)\p{Ll}+)?|it|them|you|your \p{Ll}+) from (?=\p{Ll}+ing\b)/gu,
    "stops $1 from ",
  ),
  swap(
    /\bstop (the \p{Ll}+(?: (?!from\b)\p{Ll}+)?|it|them|you|your \p{Ll}+) (?:from )?(?=\p{Ll}+ing\b)/gu,
    "keep $1 from ",
  ),
  swap(/\bbelonged to (?=(?:my|our|his|her) )/g, "was owned by "),
  swap(/\bbe sent (?=as\b|by\b)/g, "go out "),
  swap(/\bcarry on (?=(?:from|with|until|where)\b)/g, "continue "),
  swap(
    /\bput (?=(?:one|it|them|the \p{Ll}+) (?:on|in|under|over|inside|between|into) (?:the|an?|your|any)\b)/gu,
    "place ",
  ),
  swap(
    /\bPut (?=(?:one|it|them|the \p{Ll}+) (?:on|in|under|over|inside|between|into) (?:the|an?|your|any)\b)/gu,
    "Place ",
  ),
  swap(/\bkeep meaning to\b/g, "always mean to"),
  swap(/\b(?:choose|chosen) between\b/g, "pick between"),
  swap(/\bchoose from\b/g, "pick from"),
  swap(/\bpick from\b/g, "choose from"),
  swap(/\bturned off\b/g, "switched off"),
  swap(/\bturned on\b(?! (?:the|a) )/g, "switched on"),
  swap(/\bunless you switch on\b/g, "unless you turn on"),
  swap(/\bmust be (?=\p{Ll}+ed\b)/gu, "has to be "),
  swap(/\b(I|we|you|they|who|to) (?:own|have got) (?=an?\b|the\b)/g, "$1 have "),
  swap(/\bthere is no need to\b/g, "you need not"),
  swap(/\byou need not\b/g, "you don't have to"),
  swap(/\bneeds no\b/g, "does not need any"),
  swap(/\bhappy to\b/g, "glad to"),
  swap(/\bHappy to\b/g, "Glad to"),
]

/** Lawful, but a reader may notice: only where nothing else helps. */
export const stiffDeedSwaps: readonly Swap[] = [
  swap(/\blets you (?=\p{Ll})/gu, "allows you to "),
  swap(/\byou get (?=(?:an?|the|your|one|two|three|\d+)\b)/g, "you receive "),
  swap(/\bif you (?=(?:have|need|want|would)\b)/g, "should you "),
]
