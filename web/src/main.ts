/** Fonts, styles, and the page. */
import './fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('page');
if (target === null) throw new Error('index.html has no element with the id "page"');
mount(App, { target });
