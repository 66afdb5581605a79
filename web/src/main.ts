import "./style/tokens.css";
import "./style/base.css";
import "./keyboard";
import { mount } from "svelte";
import App from "./App.svelte";
import { enter } from "./live/me.svelte";
import { live } from "./live/socket.svelte";
import { wear } from "./settings.svelte";
import { install, part, renew } from "./shell/install";
import { learn, preferred } from "./text/speech.svelte";

renew();
wear();
const target = document.getElementById("page")!;
const speaking = part(() => learn(preferred()));
const entering = enter(speaking);
if (location.pathname.startsWith("/t/")) void part(() => import("./table/TablePage.svelte")); // most people come here by a link
await speaking;
mount(App, { target });
await entering;
live.connect();
void install();
