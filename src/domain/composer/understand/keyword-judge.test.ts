import { expect, test } from "vitest"
import { type Brief, briefTexts, type Product } from "../../seo/brief.ts"
import { makeKeywordJudge } from "./keyword-judge.ts"

const texts = Object.fromEntries(briefTexts.map((key) => [key, ""]))
