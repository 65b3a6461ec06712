import type { Fault } from "./fault.ts"

const money = "test/e2e/money.journey.ts"
const tabs = "test/e2e/long/tabs.journey.ts"
const whosePayment = "test/e2e/long/whose-payment.journey.ts"

/** Faults in a browser. */
export const browserFaults: readonly Fault[] = [
  {
    id: "F18",
    done: "The session ends while somebody fills in a form, by time or from another tab.",
    happens: "The page says so and leads to the sign-in. The typed text is still there afterward.",
    proofs: [
      [
        tabs,
        "signing out in one tab is reported in the other, which can sign in again",
        "text typed into the form survives a sign-out in another tab",
      ],
      ["test/e2e/generator.journey.ts", "a session that ended loses nothing"],
    ],
  },
  {
    id: "F19",
    done: "Double clicks, a reload while something is being sent, a connection that breaks after sending.",
    happens: "One payment, one generation.",
    proofs: [
      [money, "a reload, a second tab and a double click pay once", "a lost answer is recovered"],
      [whosePayment, "a lost answer with the fresh cookie"],
      ["src/server/generating/claim.test.ts", "the same key"],
      ["test/e2e/generator.journey.ts", "work in progress is found again after a reload"],
    ],
  },
  {
    id: "F20",
    done: "Two tabs pay, edit the same listing, delete what the other shows, or change the password.",
    happens:
      "One payment. The later edit of a field wins and changes no other field. The page says if an item is gone. Other browsers are signed out.",
    proofs: [
      [money, "a reload, a second tab and a double click pay once"],
      [
        tabs,
        "if two tabs edit the same listing, the later edit of a field wins, and no other field changes",
        "a listing that another tab deleted",
        "a new password signs every other browser out",
      ],
      [whosePayment, "two tabs that arrive at once", "another person at the same browser"],
    ],
  },
  {
    id: "F21",
    done: "Somebody goes back after paying, signing out or deleting, also to a page from the browser's cache.",
    happens: "Nothing is charged again, and nothing private is shown.",
    proofs: [
      [
        tabs,
        "going back after signing out shows nothing private",
        "going back after paying leads to no second payment",
        "going back to a deleted listing says that it is gone",
        "a page from the browser's cache shows nothing private after the session has ended",
      ],
    ],
  },
]
