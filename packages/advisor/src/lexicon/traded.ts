/** What comes in pieces that are bought and sold for so much, as a pattern: shares, coins, funds, gold. */
export const TRADED =
  "(?:(?:my|our|the|that|more|some) )*(?:[a-z0-9&'-]+ ){0,2}?(?:bitcoin|btc|eth|ethereum|ether|crypto|coins?|dogecoin|doge|solana|litecoin|xrp|cardano|stocks?|shares|bonds?|etfs?|index funds?|funds?|treasuries|t-bills|gold|silver|brokerage|portfolio|schwab|vanguard|fidelity|robinhood|apple|tesla|nvidia|microsoft|amazon|google|vti|voo)";
