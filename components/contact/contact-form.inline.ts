/** The script of the form, inline so that the form works before any file has loaded. */
import { contactForm } from './contact-form.client';

contactForm(document.body);
