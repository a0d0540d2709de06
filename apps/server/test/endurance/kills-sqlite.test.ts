import { testKills } from "./kills.ts";

testKills("sqlite");
