import { testKills } from "./kills.ts";

testKills("postgres");
