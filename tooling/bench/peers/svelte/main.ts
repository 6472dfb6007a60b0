import { mount } from 'svelte';
import App from './app.svelte';
import './screens.css';

mount(App, { target: document.body });
