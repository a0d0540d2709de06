export interface KeptInBrowser {
  /** As the browser's own tools name it; `<you>` stands for the id of the account. */
  name: string;
  what: string;
  until: string;
}

/** The cookies, all set by our own server and out of reach of scripts. */
export const COOKIES: readonly KeptInBrowser[] = [
  {
    name: "seven-figures.session_token",
    what: "Keeps you signed in.",
    until: "Until you sign out; 30 days with Remember me, otherwise until the browser closes.",
  },
  {
    name: "seven-figures.dont_remember",
    what: "That you did not choose Remember me.",
    until: "Until you sign out or the browser closes.",
  },
  {
    name: "seven-figures.device-<you>",
    what: "That you have signed in here before, so that strangers who try your password can't keep you out.",
    until: "A year.",
  },
  {
    name: "seven-figures.two_factor",
    what: "That your password was right, while you are asked for the second step that you switched on.",
    until: "Ten minutes.",
  },
  {
    name: "seven-figures.passkey",
    what: "Which question a passkey has to answer.",
    until: "Five minutes.",
  },
];

/** What the pages keep in the browser's storage, which is sent to nobody. */
export const STORAGE: readonly KeptInBrowser[] = [
  { name: "theme", what: "A light or dark page, where you chose one.", until: "Until you choose System." },
  {
    name: "signed-in",
    what: "That someone is signed in here, so that the first page is the right one.",
    until: "Until you sign out.",
  },
  {
    name: "passkey",
    what: "That you made or used a passkey here, so that the sign-in offers it.",
    until: "Until you clear it.",
  },
  { name: "mini-chat:<you>", what: "That you closed the chat on the dashboard.", until: "Until you open it again." },
  {
    name: "chat-session:<you>",
    what: "Which conversation is open, the same in all tabs.",
    until: "Until you sign out.",
  },
  {
    name: "chat:<you>",
    what: "The conversation and the message you are writing.",
    until: "Until you sign out or close the tab.",
  },
  {
    name: "onboarding-draft:<you>",
    what: "What you entered while setting up your profile.",
    until: "Until it is complete or you close the tab.",
  },
  {
    name: "last-data",
    what: "What your pages showed last, so that they can be read without a connection. Only with Remember me.",
    until: "Until you sign out, your session ends or you delete your account; 30 days at most.",
  },
  {
    name: "app",
    what: "The pages' own files, with nothing of you in them, so that they open without a connection.",
    until: "Until you clear it.",
  },
  {
    name: "reloaded",
    what: "When a page was loaded anew for a new version.",
    until: "Until you close the tab.",
  },
];
